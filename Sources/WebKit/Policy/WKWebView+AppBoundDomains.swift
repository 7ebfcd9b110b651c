import Foundation
import WebEngine

extension WKWebView {
  /// Whether a load that the delegate allowed leads out of the app's own domains, and the view is kept
  /// within them.
  func leavesAppBoundDomains(_ url: URL?) -> Bool {
    guard storedConfiguration.limitsNavigationsToAppBoundDomains, let url,
      let domains = environment?.appBoundDomains
    else { return false }
    return !domains.contain(url)
  }

  /// Tells that a load failed before it began, for it leads out of the app's own domains.
  func refuseToLeave(_ navigation: WKNavigation = WKNavigation()) {
    navigationDelegate?.webView(
      self, didFailProvisionalNavigation: navigation,
      withError: WKError(
        .navigationAppBoundDomain, message: "App-bound domain failure"))
  }
}
