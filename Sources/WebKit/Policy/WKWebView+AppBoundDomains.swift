import Foundation
import WebEngine

extension WKWebView {
  /// Returns whether the view is limited to the app-bound domains and a URL is outside them.
  func leavesAppBoundDomains(_ url: URL?) -> Bool {
    guard storedConfiguration.limitsNavigationsToAppBoundDomains, let url,
      let domains = environment?.appBoundDomains
    else { return false }
    return !domains.contain(url)
  }

  /// Tells the delegate that a navigation outside the app-bound domains failed.
  func failForAppBoundDomain(_ navigation: WKNavigation = WKNavigation()) {
    navigationDelegate?.webView(
      self, didFailProvisionalNavigation: navigation,
      withError: WKError(
        .navigationAppBoundDomain, message: "App-bound domain failure"))
  }
}
