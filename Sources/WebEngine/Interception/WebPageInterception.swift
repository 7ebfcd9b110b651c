/// Requests of a page that do not go to a server as they are.
public protocol WebPageInterception: Sendable {
  /// Continues the response to a request of ``ResourceEvent/schemeRequest(_:)``; a request that is over
  /// is ignored.
  ///
  /// The steps of a response come in order; the page may receive the first of them before the rest is
  /// there.
  func answer(_ request: Int, with step: SchemeStep) async

  /// Sets the rules that say what is loaded; lists in order, each with its rules in order.
  func setContentRules(_ lists: [[ContentRule]]) async throws(WebEngineError)
}
