import Foundation
import WebKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An app's own navigation delegate, which implements the methods that it needs.
///
/// On Apple's systems the protocol's methods are optional, and one that is not implemented is `nil`. On
/// Linux it has a default implementation, which decides as a web view without a delegate does. Each
/// method is assigned to a constant of an optional type, which compiles on both.
@MainActor
struct AppNavigationDelegate {
  private typealias ActionHandler = @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  private typealias PreferencesHandler =
    @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  private typealias ResponseHandler = @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  private typealias ChallengeHandler =
    @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void

  private let delegate: (any WKNavigationDelegate)?

  init(_ delegate: (any WKNavigationDelegate)?) {
    self.delegate = delegate
  }

  // MARK: Policy

  /// Asks for the policy of an action, by the method with preferences if it is implemented.
  func decidePolicy(
    for action: WKNavigationAction, preferences: WKWebpagePreferences, in webView: WKWebView,
    _ handler:
      @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    guard let delegate else { return handler(.allow, preferences) }
    let withPreferences:
      (
        (WKWebView, WKNavigationAction, WKWebpagePreferences, @escaping PreferencesHandler) -> Void
      )? = delegate.webView(_:decidePolicyFor:preferences:decisionHandler:)
    if let withPreferences { return withPreferences(webView, action, preferences, handler) }
    let plain: ((WKWebView, WKNavigationAction, @escaping ActionHandler) -> Void)? =
      delegate.webView(_:decidePolicyFor:decisionHandler:)
    guard let plain else { return handler(.allow, preferences) }
    plain(webView, action) { handler($0, preferences) }
  }

  /// Asks for the policy of a response.
  func decidePolicy(
    for response: WKNavigationResponse, in webView: WKWebView,
    _ handler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) {
    guard let delegate else { return handler(.allow) }
    let method: ((WKWebView, WKNavigationResponse, @escaping ResponseHandler) -> Void)? =
      delegate.webView(_:decidePolicyFor:decisionHandler:)
    guard let method else { return handler(.allow) }
    method(webView, response, handler)
  }

  /// Asks for a credential; without the method, performs the default handling.
  func respond(
    to challenge: URLAuthenticationChallenge, in webView: WKWebView,
    _ handler:
      @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard let delegate else { return handler(.performDefaultHandling, nil) }
    let method: ((WKWebView, URLAuthenticationChallenge, @escaping ChallengeHandler) -> Void)? =
      delegate.webView(_:didReceive:completionHandler:)
    guard let method else { return handler(.performDefaultHandling, nil) }
    method(webView, challenge, handler)
  }

  // MARK: Downloads

  func action(
    _ action: WKNavigationAction, in webView: WKWebView, didBecome download: WKDownload
  ) {
    guard let delegate else { return }
    let method: ((WKWebView, WKNavigationAction, WKDownload) -> Void)? =
      delegate.webView(_:navigationAction:didBecome:)
    method?(webView, action, download)
  }

  func response(
    _ response: WKNavigationResponse, in webView: WKWebView, didBecome download: WKDownload
  ) {
    guard let delegate else { return }
    let method: ((WKWebView, WKNavigationResponse, WKDownload) -> Void)? =
      delegate.webView(_:navigationResponse:didBecome:)
    method?(webView, response, download)
  }

  // MARK: Loads

  private typealias LoadMethod = (WKWebView, WKNavigation?) -> Void
  private typealias FailureMethod = (WKWebView, WKNavigation?, any Error) -> Void

  func didStart(_ navigation: WKNavigation?, in webView: WKWebView) {
    guard let delegate else { return }
    let method: LoadMethod? = delegate.webView(_:didStartProvisionalNavigation:)
    method?(webView, navigation)
  }

  func didReceiveServerRedirect(_ navigation: WKNavigation?, in webView: WKWebView) {
    guard let delegate else { return }
    let method: LoadMethod? =
      delegate.webView(_:didReceiveServerRedirectForProvisionalNavigation:)
    method?(webView, navigation)
  }

  func didCommit(_ navigation: WKNavigation?, in webView: WKWebView) {
    guard let delegate else { return }
    let method: LoadMethod? = delegate.webView(_:didCommit:)
    method?(webView, navigation)
  }

  func didFinish(_ navigation: WKNavigation?, in webView: WKWebView) {
    guard let delegate else { return }
    let method: LoadMethod? = delegate.webView(_:didFinish:)
    method?(webView, navigation)
  }

  func didFailProvisional(_ navigation: WKNavigation?, in webView: WKWebView, _ error: any Error) {
    guard let delegate else { return }
    let method: FailureMethod? = delegate.webView(_:didFailProvisionalNavigation:withError:)
    method?(webView, navigation, error)
  }

  func didFail(_ navigation: WKNavigation?, in webView: WKWebView, _ error: any Error) {
    guard let delegate else { return }
    let method: FailureMethod? = delegate.webView(_:didFail:withError:)
    method?(webView, navigation, error)
  }

  func processDidTerminate(of webView: WKWebView) {
    guard let delegate else { return }
    let method: ((WKWebView) -> Void)? = delegate.webViewWebContentProcessDidTerminate(_:)
    method?(webView)
  }
}
