import WebEngine

/// A page whose script contexts are accessible to its controllers.
@PageActor
protocol ScriptedPage: PageContext {
  /// The observer's context in every frame.
  var observers: [ScriptContexts.Context] { get }
  /// Returns the observer's context in a frame.
  func observer(of frame: String) -> ScriptContexts.Context?
  /// Adds a script to later documents; returns a task whose value is its identifier.
  func addScript(_ source: String, world: String, runsNow: Bool) -> ScriptingState.Change
  /// Removes a script from later documents.
  func removeScript(_ script: ScriptingState.Change)
  /// Returns the context with an execution context identifier.
  func context(_ number: Int) -> ScriptContexts.Context?
  /// Evaluates an expression in a context, awaits a promise, and decodes the value.
  func evaluate<V: Decodable>(
    _ expression: String, in context: String, as type: V.Type, timeout: Duration?
  ) async throws(WebEngineError) -> V
}
