import WebEngine

/// What a page's style sheets depend on.
@PageActor
protocol StyleSheetPage: ScriptedPage, ViewportPage {
  /// Runs an expression in a context and decodes its value.
  func ask<V: Decodable>(
    _ expression: String, in context: String, as type: V.Type, timeout: Duration?
  ) async throws(WebEngineError) -> V
}
