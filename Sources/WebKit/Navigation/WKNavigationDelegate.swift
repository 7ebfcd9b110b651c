import Foundation
public import FoundationNetworking
import UIKit

/// The methods a delegate implements to allow, cancel and follow navigations of a web view (W161).
///
/// Every method is optional. Loads are reported for the main frame only; permission to navigate and
/// authentication challenges also concern subframes.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: _WKNavigationDelegateHandlers {
  // Requirements with a handler repeat `@MainActor`: docs/spec/source-compat.md, section 3.1.1.

  /// Asks the delegate for permission to navigate (W162, W167).
  ///
  /// - Parameter decisionHandler: The handler to call exactly once, now or later, with the policy.
  @_nonoverride @MainActor
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)

  /// Asks the delegate for permission to navigate; the `async` variant.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy

  /// Asks the delegate for permission to navigate, and for the preferences of the page (W165).
  ///
  /// When a delegate implements this method, the variants without preferences are not called.
  ///
  /// - Parameters:
  ///   - preferences: A copy of ``WKWebViewConfiguration/defaultWebpagePreferences``.
  ///   - decisionHandler: The handler to call exactly once, now or later, with the policy and the
  ///     preferences to apply; those for a subframe are ignored.
  @_nonoverride @MainActor
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler:
      @escaping @MainActor @Sendable (
        WKNavigationActionPolicy, WKWebpagePreferences
      ) -> Void)

  /// Asks the delegate for permission to navigate, and for the preferences of the page (W165); the
  /// `async` variant.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences
  ) async -> (WKNavigationActionPolicy, WKWebpagePreferences)

  /// Asks the delegate for permission to navigate after the response is known (W162).
  ///
  /// - Parameter decisionHandler: The handler to call exactly once, now or later, with the policy.
  @_nonoverride @MainActor
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)

  /// Asks the delegate for permission to navigate after the response is known; the `async` variant.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy

  /// Asks the delegate to respond to an authentication challenge (W175).
  ///
  /// - Parameter completionHandler: The handler to call exactly once with the disposition and a
  ///   credential.
  /// - Divergence: for server trust, it is called only when the engine itself does not trust the
  ///   server.
  @_nonoverride @MainActor
  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @MainActor @Sendable (
        URLSession.AuthChallengeDisposition, URLCredential?
      ) -> Void)

  /// Asks the delegate to respond to an authentication challenge; the `async` variant.
  func webView(
    _ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)

  /// Tells the delegate that a navigation action became a download (W188).
  ///
  /// Set the download's delegate before this method returns.
  func webView(
    _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)

  /// Tells the delegate that a navigation response became a download (W187).
  ///
  /// Set the download's delegate before this method returns.
  func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)

  /// Tells the delegate that a provisional load started in the main frame.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)

  /// Tells the delegate that the web view received a server redirect for a provisional load.
  func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)

  /// Tells the delegate that the load failed before it was committed.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)

  /// Tells the delegate that the load was committed: the new document replaced the old one.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)

  /// Tells the delegate that the navigation is complete.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)

  /// Tells the delegate that the load failed after it was committed.
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)

  /// Tells the delegate that the web view's content process was terminated; the load in progress
  /// receives no other call (W224).
  ///
  /// Without this method the web view reloads the page itself, once (W225).
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  /// The default implementation calls the `async` variant.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    OlderSpelling.call(self, about: navigationAction) {
      (self as any _WKNavigationDelegateHandlers).webView(
        webView, decidePolicyFor: navigationAction, decisionHandler: decisionHandler)
    } otherwise: {
      Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationAction)) }
    }
  }

  /// The default implementation calls the `async` variant, or else the one without preferences.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler:
      @escaping @MainActor @Sendable (
        WKNavigationActionPolicy, WKWebpagePreferences
      ) -> Void
  ) {
    OlderSpelling.call(self, about: navigationAction) {
      (self as any _WKNavigationDelegateHandlers).webView(
        webView, decidePolicyFor: navigationAction, preferences: preferences,
        decisionHandler: decisionHandler)
    } otherwise: {
      PreferencesMethodCall.call(self) {
        await self.webView(webView, decidePolicyFor: navigationAction, preferences: preferences)
      } then: {
        decisionHandler($0.0, $0.1)
      } otherwise: {
        self.webView(webView, decidePolicyFor: navigationAction) {
          decisionHandler($0, preferences)
        }
      }
    }
  }

  /// The default implementation allows URLs that can be loaded; it is called only when a delegate
  /// implements no variant with preferences.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences
  ) async -> (WKNavigationActionPolicy, WKWebpagePreferences) {
    PreferencesMethodCall.markMissing()
    return (webView.defaultPolicy(for: navigationAction), preferences)
  }

  /// The default implementation allows URLs that can be loaded (W169).
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy {
    webView.defaultPolicy(for: navigationAction)
  }

  /// The default implementation calls the `async` variant.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) {
    OlderSpelling.call(self, about: navigationResponse) {
      (self as any _WKNavigationDelegateHandlers).webView(
        webView, decidePolicyFor: navigationResponse, decisionHandler: decisionHandler)
    } otherwise: {
      Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationResponse)) }
    }
  }

  /// The default implementation allows MIME types that can be shown (W170).
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy {
    webView.defaultPolicy(for: navigationResponse)
  }

  /// The default implementation calls the `async` variant.
  public func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @MainActor @Sendable (
        URLSession.AuthChallengeDisposition, URLCredential?
      ) -> Void
  ) {
    OlderSpelling.call(self, about: challenge) {
      (self as any _WKNavigationDelegateHandlers).webView(
        webView, didReceive: challenge, completionHandler: completionHandler)
    } otherwise: {
      Task {
        let (disposition, credential) = await self.webView(webView, respondTo: challenge)
        completionHandler(disposition, credential)
      }
    }
  }

  /// The default implementation rejects the protection space, as the default handling does (W175).
  public func webView(
    _ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
    (.rejectProtectionSpace, nil)
  }

  /// The default implementation does nothing: without a delegate, the download fails (W190).
  public func webView(
    _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload
  ) {}

  /// The default implementation does nothing: without a delegate, the download fails (W190).
  public func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
  ) {}

  /// The default implementation does nothing.
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}

  /// The default implementation does nothing.
  public func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}

  /// The default implementation does nothing.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}

  /// The default implementation does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}

  /// The default implementation does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}

  /// The default implementation does nothing.
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}

  /// The default implementation does nothing: the web view reloads the page itself, once (W225).
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    OptionalRequirement.missing((), of: self)
  }
}
