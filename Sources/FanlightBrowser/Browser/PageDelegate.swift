import Foundation
import UIKit
import WebKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Hears what the web view of a browser asks and tells.
@MainActor
final class PageDelegate: NSObject, WKNavigationDelegate, WKUIDelegate {
  private(set) weak var browser: BrowserViewController?

  init(_ browser: BrowserViewController) {
    self.browser = browser
    super.init()
  }

  // MARK: Policy

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    guard let browser else { return decisionHandler(.cancel) }
    let decision = browser.decide(NavigationAttempt(navigationAction))
    let isDownload =
      decision == .allow && navigationAction.shouldPerformDownload
      && browser.downloadDelegate != nil
    decisionHandler(isDownload ? .download : decision)
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) {
    let savesFiles = browser?.downloadDelegate != nil
    let isFile = !navigationResponse.canShowMIMEType || navigationResponse.isAttachment
    if isFile, savesFiles { return decisionHandler(.download) }
    decisionHandler(navigationResponse.canShowMIMEType ? .allow : .cancel)
  }

  // MARK: Downloads

  func webView(
    _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload
  ) { download.delegate = browser?.downloadDelegate }

  func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
  ) { download.delegate = browser?.downloadDelegate }

  // MARK: Loads

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    browser?.loadDidStart(navigation)
  }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    browser?.pageDidCommit(navigation)
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    browser?.loadDidFinish()
  }

  /// A load that failed before anything of the page was there: offline, no such host.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) { browser?.loadDidFail(navigation, error) }

  /// A load that failed in the middle of a page, or whose page is left before it was whole.
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) { browser?.loadDidFail(navigation, error, isCommitted: true) }

  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    browser?.processDidEnd()
  }

  // MARK: Windows

  /// A script's window: there is one window, which shows what the policy lets it show.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    var attempt = NavigationAttempt(navigationAction)
    attempt.target = .newWindow
    _ = browser?.decide(attempt)
    return nil
  }

  // MARK: Panels

  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    let answer = PanelAnswer(()) { completionHandler() }
    browser?.present(ScriptPanel.alert(message, of: frame, answer))
  }

  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    let answer = PanelAnswer(false, completionHandler)
    browser?.present(ScriptPanel.confirm(message, of: frame, answer))
  }

  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (String?) -> Void
  ) {
    let answer = PanelAnswer(String?.none, completionHandler)
    browser?.present(ScriptPanel.prompt(prompt, defaultText, of: frame, answer))
  }
}

extension WKNavigationResponse {
  /// Whether the server wants the answer saved, although it could be shown.
  fileprivate var isAttachment: Bool {
    let field = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Disposition")
    return field?.lowercased().hasPrefix("attachment") == true
  }
}
