import WebEngine

/// What controllers know of the script contexts of their page.
@PageActor
protocol ScriptedPage: PageContext {
  /// The observer's context of every frame.
  var observers: [ScriptContexts.Context] { get }
  /// The observer's context of a frame.
  func observer(of frame: String) -> ScriptContexts.Context?
  /// Adds a script to later documents, and returns what becomes its identifier.
  func addScript(_ source: String, world: String, runsNow: Bool) -> ScriptingState.Change
  /// Removes a script from later documents.
  func removeScript(_ script: ScriptingState.Change)
  /// The context with an execution context's number.
  func context(_ number: Int) -> ScriptContexts.Context?
  /// Runs an expression in a context and decodes its value; promises are awaited.
  func ask<V: Decodable>(
    _ expression: String, in context: String, as type: V.Type, timeout: Duration?
  ) async throws(WebEngineError) -> V
}
