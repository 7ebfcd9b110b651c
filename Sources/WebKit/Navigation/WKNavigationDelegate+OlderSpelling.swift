import Foundation
public import FoundationNetworking

/// The methods of `WKNavigationDelegate` that take a handler, for apps in Swift 5 that spell the
/// handler without `@MainActor` and `@Sendable`: docs/spec/source-compat.md, section 3.1.1.
@preconcurrency @MainActor
public protocol _WKNavigationDelegateHandlers: NSObjectProtocol {
  /// Asks the delegate for permission to navigate (W162, W167).
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)

  /// Asks the delegate for permission to navigate, and for the preferences of the page (W165).
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler:
      @escaping @MainActor @Sendable (
        WKNavigationActionPolicy, WKWebpagePreferences
      ) -> Void)

  /// Asks the delegate for permission to navigate after the response is known (W162).
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)

  /// Asks the delegate to respond to an authentication challenge (W175).
  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @MainActor @Sendable (
        URLSession.AuthChallengeDisposition, URLCredential?
      ) -> Void)
}
