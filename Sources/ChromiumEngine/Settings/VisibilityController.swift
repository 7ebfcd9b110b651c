import EngineSupport
import WebEngine

/// Sets the visibility of the page: `document.hidden` and `visibilityState` in every frame.
@PageActor
final class VisibilityController {
  private var isVisible = true
  /// Whether the page has ever been hidden.
  private var wasHidden = false
  /// The script that sets the visibility of documents created while the page is hidden; `nil` while it is visible.
  private var script: ScriptingState.Change?
  private unowned let page: any ScriptedPage

  init(page: any ScriptedPage) {
    self.page = page
  }

  /// Sets whether the page is visible, without waiting for Chromium.
  func setVisible(_ isVisible: Bool) {
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    if let script {
      self.script = nil
      page.removeScript(script)
    }
    if !isVisible {
      wasHidden = true
      // In the main world, before the page's own scripts run.
      script = page.addScript(
        VisibilityScript.change(secret: page.secret, isVisible: false), world: "", runsNow: false)
    }
    for context in page.observers { sendVisibility(to: context.identifier) }
  }

  /// Sets the visibility of a new document, which may have been created with the previous visibility.
  func didCreate(_ context: ScriptEvents.ContextCreated.Context) {
    guard context.name == ObserverScript.world, wasHidden else { return }
    sendVisibility(to: context.uniqueId)
  }

  private func sendVisibility(to context: String) {
    let script = VisibilityScript.change(secret: page.secret, isVisible: isVisible)
    page.session.evaluate(script, in: context)
  }
}
