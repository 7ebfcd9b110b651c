import Foundation
public import FoundationNetworking
import UIKit

/// The methods with which a delegate decides on and follows navigations of a web view's main frame
/// (W161).
///
/// Every method is optional.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: _WKNavigationDelegateHandlers {
  // Requirements with a handler repeat `@MainActor`: docs/spec/source-compat.md, section 3.1.1.

  /// Asks the delegate for permission to navigate (W162, W167).
  ///
  /// Call the handler once, now or later.
  @_nonoverride @MainActor
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)

  /// Asks the delegate whether a load may begin; the `async` variant.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy

  /// Asks the delegate whether a load may begin, and how its page is loaded (W165); the handler is
  /// called once.
  ///
  /// Where it is there, the forms without preferences are not asked. The preferences are a copy of
  /// ``WKWebViewConfiguration/defaultWebpagePreferences``; those of a frame are not looked at.
  @_nonoverride @MainActor
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler:
      @escaping @MainActor @Sendable (
        WKNavigationActionPolicy, WKWebpagePreferences
      ) -> Void)

  /// Asks the delegate whether a load may begin, and how its page is loaded (W165); the `async`
  /// variant.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences
  ) async -> (WKNavigationActionPolicy, WKWebpagePreferences)

  /// Asks the delegate for permission to navigate after the response is known (W162).
  ///
  /// Call the handler once, now or later.
  @_nonoverride @MainActor
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)

  /// Asks the delegate whether an answer may become a document; the `async` variant.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy

  /// Asks the delegate to respond to an authentication challenge (W175).
  ///
  /// Call the handler once.
  ///
  /// - Divergence: about servers it is asked only where the engine does not trust them itself.
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

  /// Tells the delegate that a load became a download, whose delegate is to be set now (W188).
  func webView(
    _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)

  /// Tells the delegate that an answer became a download, whose delegate is to be set now (W187).
  func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)

  /// Tells the delegate that a load began.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)

  /// Tells the delegate that the server sent the load elsewhere.
  func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)

  /// Tells the delegate that the load failed before the document was replaced.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)

  /// Tells the delegate that the new document replaced the old one.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)

  /// Tells the delegate that everything has loaded.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)

  /// Tells the delegate that the load failed after the document was replaced.
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)

  /// Tells the delegate that the web view's content process was terminated; the load in progress
  /// receives no other call (W224).
  ///
  /// Without this method the web view reloads the page itself, once (W225).
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  /// Calls the `async` variant.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    OlderSpelling.ask(self, about: navigationAction) {
      (self as any _WKNavigationDelegateHandlers).webView(
        webView, decidePolicyFor: navigationAction, decisionHandler: decisionHandler)
    } otherwise: {
      Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationAction)) }
    }
  }

  /// Calls the `async` variant; where that is not there either, no delegate is called.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler:
      @escaping @MainActor @Sendable (
        WKNavigationActionPolicy, WKWebpagePreferences
      ) -> Void
  ) {
    OlderSpelling.ask(self, about: navigationAction) {
      (self as any _WKNavigationDelegateHandlers).webView(
        webView, decidePolicyFor: navigationAction, preferences: preferences,
        decisionHandler: decisionHandler)
    } otherwise: {
      PreferencesQuestion.ask(self) {
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

  /// Allows what can be loaded; asked only where no form with preferences is there.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences
  ) async -> (WKNavigationActionPolicy, WKWebpagePreferences) {
    PreferencesQuestion.isNotThere()
    return (webView.defaultPolicy(for: navigationAction), preferences)
  }

  /// Allows what can be loaded (W169).
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy {
    webView.defaultPolicy(for: navigationAction)
  }

  /// Calls the `async` variant.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) {
    OlderSpelling.ask(self, about: navigationResponse) {
      (self as any _WKNavigationDelegateHandlers).webView(
        webView, decidePolicyFor: navigationResponse, decisionHandler: decisionHandler)
    } otherwise: {
      Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationResponse)) }
    }
  }

  /// Allows what can be shown (W170).
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy {
    webView.defaultPolicy(for: navigationResponse)
  }

  /// Calls the `async` variant.
  public func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @MainActor @Sendable (
        URLSession.AuthChallengeDisposition, URLCredential?
      ) -> Void
  ) {
    OlderSpelling.ask(self, about: challenge) {
      (self as any _WKNavigationDelegateHandlers).webView(
        webView, didReceive: challenge, completionHandler: completionHandler)
    } otherwise: {
      Task {
        let (disposition, credential) = await self.webView(webView, respondTo: challenge)
        completionHandler(disposition, credential)
      }
    }
  }

  /// Performs the default handling, which rejects the challenge (W175).
  public func webView(
    _ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
    (.rejectProtectionSpace, nil)
  }

  /// Does nothing: the download ends for want of a delegate (W190).
  public func webView(
    _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload
  ) {}

  /// Does nothing: the download ends for want of a delegate (W190).
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

  /// Does nothing: the web view loads the page again itself, once (W225).
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    OptionalRequirement.missing((), of: self)
  }
}
