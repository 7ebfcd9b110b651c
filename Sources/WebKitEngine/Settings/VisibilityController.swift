import EngineSupport
import WebEngine

/// Sets the visibility of the page: `document.hidden` and `visibilityState`.
@PageActor
final class VisibilityController {
  private var isVisible = true
  private unowned let page: any ObservedPage

  init(page: any ObservedPage) {
    self.page = page
  }

  /// Sets whether the page is visible.
  func setVisible(_ isVisible: Bool) {
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    send()
  }

  /// Applies the visibility to a committed document.
  func didCommit() {
    if !isVisible { send() }
  }

  private func send() {
    page.sendToObserver(VisibilityScript.change(secret: page.secret, isVisible: isVisible))
  }
}
