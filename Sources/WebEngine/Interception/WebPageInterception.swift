/// The requests of a page that the app handles or changes.
public protocol WebPageInterception: Sendable {
  /// Continues the response to a ``ResourceEvent/schemeRequest(_:)``; ignored when that request has
  /// ended.
  ///
  /// The parts of a response come in order; the page may receive the first before the rest exists.
  func respond(toSchemeRequest request: Int, with part: SchemeResponsePart) async

  /// Sets the content rule lists, in order, each with its rules in order.
  func setContentRules(_ lists: [[ContentRule]]) async throws(WebEngineError)
}
