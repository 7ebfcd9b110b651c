import WebEngine

/// Sets user scripts and message handlers of a page, and evaluates the app's scripts.
@PageActor
final class ScriptController: PageController {
  nonisolated static let events: Set = [
    "Runtime.executionContextCreated", "Runtime.executionContextDestroyed",
    "Runtime.executionContextsCleared", "Runtime.bindingCalled", "Debugger.paused",
  ]

  var state = ScriptingState()
  unowned let page: any ScriptPage

  /// - Parameter mayRunWithoutDebugger: Whether user scripts may run without the debugger.
  init(page: any ScriptPage, mayRunWithoutDebugger: Bool) {
    self.page = page
    state.mayRunWithoutDebugger = mayRunWithoutDebugger
  }

  /// The script contexts of the page.
  var contexts: ScriptContexts { state.contexts }

  /// The prefix of the injected scripts' names in the page, which the page cannot guess.
  var secret: String { state.secret }
}
