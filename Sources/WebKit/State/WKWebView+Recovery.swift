import UIKit

extension WKWebView {
  /// Tells the delegate that the page's process ended, or else loads the page again (W225).
  func tellTermination() {
    let isHandled =
      navigationDelegate.flatMap { delegate in
        OptionalRequirement.implemented(by: delegate) {
          delegate.webViewWebContentProcessDidTerminate(self)
        }
      } != nil
    guard !isHandled, recovery.ended(at: .now) else { return }
    recovery.isDue = true
    recoverIfVisible()
  }

  /// Loads the page again that is due, once the view can be seen.
  func recoverIfVisible() {
    guard recovery.isDue, window != nil, !isHidden else { return }
    recovery.isDue = false
    guard !navigation.load.isLoading else { return }
    _ = startReload(bypassingCaches: false)
  }
}
