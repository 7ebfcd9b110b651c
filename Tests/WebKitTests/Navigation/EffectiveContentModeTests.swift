import Foundation
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("WKNavigation.effectiveContentMode")
@MainActor
struct EffectiveContentModeTests {
  /// A navigation delegate that sets the preferred content mode of each action to the next mode of a list.
  private final class Chooser: NSObject, WKNavigationDelegate {
    var modes: [WKWebpagePreferences.ContentMode] = []

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      preferences: WKWebpagePreferences,
      decisionHandler:
        @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) {
      if !modes.isEmpty { preferences.preferredContentMode = modes.removeFirst() }
      decisionHandler(.allow, preferences)
    }
  }

  private let stage: WebViewStage = WebViewStage()
  private let chooser: Chooser = Chooser()

  private func navigation(
    _ modes: [WKWebpagePreferences.ContentMode]
  ) async throws -> WKNavigation {
    chooser.modes = modes
    stage.webView.navigationDelegate = chooser
    let navigation = try #require(stage.webView.load(URLRequest(url: WebViewStage.url)))
    #expect(navigation.effectiveContentMode == .recommended)
    await stage.webView.idle()
    stage.webView.receive(.navigation(.started(WebViewStage.url)))
    return navigation
  }

  @Test("W335 the mode is .recommended until the policy decision, then the preferred mode")
  func contentModeIsRecommendedUntilTheDecision() async throws {
    #expect(try await navigation([.desktop]).effectiveContentMode == .desktop)
    #expect(try await navigation([.mobile]).effectiveContentMode == .mobile)
  }

  @Test("W335 a preferredContentMode of .recommended results in .mobile on iPhone")
  func recommendedIsMobileOniPhone() async throws {
    #expect(try await navigation([.recommended]).effectiveContentMode == .mobile)
  }

  @Test("W335 the policy decision for a redirect changes the effective content mode")
  func redirectDecisionsChangeTheMode() async throws {
    let navigation = try await navigation([.mobile, .desktop])
    let other = URL(filePath: "/other.html")
    let frame = PageFrame(identifier: "M", isMain: true, url: WebViewStage.url)
    stage.webView.receive(
      .policy(
        .decideNavigation(
          NavigationRequest(
            identifier: 3, cause: .other, url: other, target: frame, source: frame,
            isRedirect: true))))
    stage.webView.receive(.navigation(.redirected(other)))
    #expect(navigation.effectiveContentMode == .desktop)
  }
}
