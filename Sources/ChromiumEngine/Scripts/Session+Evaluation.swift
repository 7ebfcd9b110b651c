import EngineSupport

extension Session {
  /// Evaluates an expression in a script context without waiting for the response.
  func evaluate(_ expression: String, in context: String) {
    send(
      "Runtime.evaluate",
      ["expression": .string(expression), "uniqueContextId": .string(context)])
  }
}
