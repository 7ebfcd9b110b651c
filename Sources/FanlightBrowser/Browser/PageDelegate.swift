import Foundation
import UIKit
import WebKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The navigation delegate of a browser's web view, which calls the browser and then the app's delegate.
@MainActor
final class PageDelegate: NSObject, WKNavigationDelegate, WKUIDelegate {
  private(set) weak var browser: BrowserViewController?

  init(_ browser: BrowserViewController) {
    self.browser = browser
    super.init()
  }

  private var app: AppNavigationDelegate { AppNavigationDelegate(browser?.navigationDelegate) }

  // MARK: Policy

  /// Asks the app's delegate about a navigation that the browser's policy allows; both must allow it.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler:
      @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    guard let browser else { return decisionHandler(.cancel, preferences) }
    let attempt = NavigationAttempt(navigationAction)
    let isErrorPage = browser.isErrorPageLoad(attempt)
    let decision = browser.decide(attempt)
    let isDownload = navigationAction.shouldPerformDownload && browser.downloadDelegate != nil
    guard decision == .allow else { return decisionHandler(decision, preferences) }
    guard !isErrorPage else { return decisionHandler(.allow, preferences) }
    app.decidePolicy(for: navigationAction, preferences: preferences, in: webView) {
      policy, preferences in
      if policy == .cancel { browser.wasRefused(attempt) }
      decisionHandler(policy == .allow && isDownload ? .download : policy, preferences)
    }
  }

  /// Asks the app's delegate first; the browser's own rule then applies to responses that the delegate allows
  /// and to responses that cannot be shown.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) {
    let canShow = navigationResponse.canShowMIMEType
    let isFile = !canShow || navigationResponse.isAttachment
    let isSaved = isFile && browser?.downloadDelegate != nil
    let own: WKNavigationResponsePolicy = isSaved ? .download : canShow ? .allow : .cancel
    if browser?.isErrorPageLoad(navigationResponse) == true { return decisionHandler(own) }
    app.decidePolicy(for: navigationResponse, in: webView) { policy in
      decisionHandler(policy == .allow || policy == .cancel && !canShow ? own : policy)
    }
  }

  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) { app.respond(to: challenge, in: webView, completionHandler) }

  // MARK: Downloads

  func webView(
    _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload
  ) {
    download.delegate = browser?.downloadDelegate
    app.action(navigationAction, in: webView, didBecome: download)
  }

  func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
  ) {
    download.delegate = browser?.downloadDelegate
    app.response(navigationResponse, in: webView, didBecome: download)
  }

  // MARK: Loads

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    browser?.loadDidStart(navigation)
    app.didStart(navigation, in: webView)
  }

  func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) { app.didReceiveServerRedirect(navigation, in: webView) }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    browser?.pageDidCommit(navigation)
    app.didCommit(navigation, in: webView)
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    browser?.loadDidFinish()
    app.didFinish(navigation, in: webView)
  }

  /// Handles a provisional load that failed, for example because the host is unknown.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    browser?.loadDidFail(navigation, error)
    app.didFailProvisional(navigation, in: webView, error)
  }

  /// Handles a committed load that failed, or that was replaced before it finished.
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {
    browser?.loadDidFail(navigation, error, isCommitted: true)
    app.didFail(navigation, in: webView, error)
  }

  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    browser?.processDidEnd()
    app.processDidTerminate(of: webView)
  }

  // MARK: Windows

  /// Handles a page's request for a window: loads the URL in this window if the policy allows it.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    var attempt = NavigationAttempt(navigationAction)
    attempt.target = .newWindow
    _ = browser?.decide(attempt)
    return nil
  }
}

extension WKNavigationResponse {
  /// Whether the response has `Content-Disposition: attachment`.
  fileprivate var isAttachment: Bool {
    let field = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Disposition")
    return field?.lowercased().hasPrefix("attachment") == true
  }
}
