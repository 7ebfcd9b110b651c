import Foundation
import UIKit
import WebKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Hears what the web view of a browser asks and tells.
@MainActor
final class PageDelegate: NSObject, WKNavigationDelegate, WKUIDelegate {
  private weak var browser: BrowserViewController?

  init(_ browser: BrowserViewController) {
    self.browser = browser
    super.init()
  }

  // MARK: Policy

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    decisionHandler(browser?.decide(NavigationAttempt(navigationAction)) ?? .cancel)
  }

  // MARK: Loads

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    browser?.state.loadDidStart(webView.url)
    browser?.showState()
  }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    browser?.state.pageDidCommit()
    browser?.showState()
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    browser?.loadDidEnd()
  }

  /// A load that failed before anything of the page was there: offline, no such host.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) { browser?.loadDidFail(error) }

  /// A load that failed in the middle of a page.
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) { browser?.loadDidFail(error) }

  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    browser?.processDidEnd()
  }
}
