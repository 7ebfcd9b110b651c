import UIKit

extension WKWebView {
  /// Tells the delegate that the content process terminated, or else reloads the page (W225).
  func processDidTerminate() {
    let isHandled =
      navigationDelegate.flatMap { delegate in
        OptionalRequirement.implemented(by: delegate) {
          delegate.webViewWebContentProcessDidTerminate(self)
        }
      } != nil
    guard !isHandled, recovery.terminated(at: .now) else { return }
    recovery.isDue = true
    recoverIfVisible()
  }

  /// Performs a due reload if the view is visible.
  func recoverIfVisible() {
    guard recovery.isDue, window != nil, !isHidden else { return }
    recovery.isDue = false
    guard !navigation.load.isLoading else { return }
    _ = startReload(bypassingCaches: false)
  }
}
