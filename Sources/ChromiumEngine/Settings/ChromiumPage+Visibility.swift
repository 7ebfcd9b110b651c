import WebEngine

/// Whether a page can be seen.
extension ChromiumPage {
  func setVisible(_ isVisible: Bool) async throws(WebEngineError) {
    try checkOpen()
    beginVisible(isVisible)
    for change in scripting.takeChanges() { _ = await change.value }
  }

  /// Sets whether the page can be seen without waiting for Chromium.
  func beginVisible(_ isVisible: Bool) {
    guard isVisible != visibility.isVisible else { return }
    visibility.isVisible = isVisible
    if let script = visibility.script {
      visibility.script = nil
      removeScript(script)
    }
    if !isVisible {
      visibility.wasHidden = true
      // In the page's own world: before the observer's script the page has not begun, either.
      visibility.script = addScript(
        VisibilityScript.change(secret: scripting.secret, isVisible: false), world: "")
    }
    for context in scripting.contexts.observers { tellVisibility(in: context.identifier) }
  }

  /// A document has come, which may have begun with what held a moment before.
  func documentLearnsVisibility(in context: String) {
    if visibility.wasHidden { tellVisibility(in: context) }
  }

  private func tellVisibility(in context: String) {
    let words = VisibilityScript.change(
      secret: scripting.secret, isVisible: visibility.isVisible)
    session.send(
      "Runtime.evaluate",
      ["expression": .string(words), "uniqueContextId": .string(context)])
  }
}

/// What a page was told of whether it can be seen.
struct VisibilityState {
  /// Whether it can.
  var isVisible = true
  /// Whether it could not, once.
  var wasHidden = false
  /// What documents to come are told, while it cannot.
  var script: ScriptingState.Change?
}
