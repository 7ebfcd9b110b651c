/// Requests of a page that do not go to a server as they are.
public protocol WebPageInterception: Sendable {
  /// Answers a request that was told with ``PageEvent/schemeRequest(_:)``; one that is over is left
  /// alone.
  func answer(_ request: Int, with answer: SchemeAnswer) async

  /// Lets a request of a scheme fail.
  func fail(_ request: Int, with failure: PageFailure.Kind) async

  /// Sets the rules that say what is loaded; lists in order, each with its rules in order.
  func setContentRules(_ lists: [[ContentRule]]) async throws(WebEngineError)
}
