extension Session {
  /// Runs an expression in a script context without waiting for it.
  func evaluate(_ expression: String, in context: String) {
    send(
      "Runtime.evaluate",
      ["expression": .string(expression), "uniqueContextId": .string(context)])
  }
}
