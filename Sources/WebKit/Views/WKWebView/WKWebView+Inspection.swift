package import WebEngine

extension WKWebView {
  /// Returns the declarations that determine the values of some properties of an element.
  ///
  /// - Parameters:
  ///   - expression: A JavaScript expression whose value is the element.
  ///   - contentWorld: The content world in which the expression is evaluated.
  ///   - properties: The names of the properties.
  package func declarations(
    ofElement expression: String, in contentWorld: WKContentWorld, properties: [String]
  ) async throws(WebEngineError) -> [StyleDeclaration] {
    await idle()
    guard let openPage = connection?.openPage else { return [] }
    return try await openPage.declarations(
      ofElement: expression, in: contentWorld.world, properties: properties)
  }
}
