/// Requests of a page that do not go to a server as they are.
public protocol WebPageInterception: Sendable {
  /// Goes on answering a request that was told with ``ResourceEvent/schemeRequest(_:)``; one that is over
  /// is left alone.
  ///
  /// The steps of one answer come in order; the page may be notified of those before it has the
  /// rest.
  func answer(_ request: Int, with step: SchemeStep) async

  /// Sets the rules that say what is loaded; lists in order, each with its rules in order.
  func setContentRules(_ lists: [[ContentRule]]) async throws(WebEngineError)
}
