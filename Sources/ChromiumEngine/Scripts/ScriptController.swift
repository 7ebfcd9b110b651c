import WebEngine

/// User scripts, message handlers and calls of the app's scripts.
@PageActor
final class ScriptController: PageController {
  nonisolated static let events: Set = [
    "Runtime.executionContextCreated", "Runtime.executionContextDestroyed",
    "Runtime.executionContextsCleared", "Runtime.bindingCalled", "Debugger.paused",
  ]

  var state = ScriptingState()
  unowned let page: any ScriptPage

  /// - Parameter mayRunDirectly: Whether user scripts may run without the debugger.
  init(page: any ScriptPage, mayRunDirectly: Bool) {
    self.page = page
    state.mayRunDirectly = mayRunDirectly
  }

  /// The script contexts of the page.
  var contexts: ScriptContexts { state.contexts }

  /// The suffix of the names that the engine's scripts use in the page.
  var secret: String { state.secret }
}
