import Foundation
import Testing
import UIKit
import WebKit

@testable import SourceCompatApps

/// Apps in language mode 5 whose delegates spell a handler without `@MainActor` and `@Sendable`.
@Suite("source-compat 3.1.1 · a delegate in the older spelling is called in mode 5")
@MainActor
struct OlderSpellingTests {
  private let webView: WebViewDouble
  private let frame: FrameDouble

  init() throws {
    bootPhone()
    webView = WebViewDouble(frame: .zero)
    frame = FrameDouble(
      isMain: true, url: try #require(URL(string: "https://example.com/")), in: webView)
  }

  private func action(_ path: String) throws -> ActionDouble {
    let url = try #require(URL(string: "https://example.com" + path))
    return ActionDouble(url: url, target: frame, source: frame)
  }

  @Test("calls through the protocol, as the web view makes them")
  func throughTheProtocol() throws {
    let screen = OlderScreen()
    let delegate: any WKNavigationDelegate = screen
    var decided: [WKNavigationActionPolicy] = []
    delegate.webView(webView, decidePolicyFor: try action("/yes")) { decided.append($0) }
    delegate.webView(webView, decidePolicyFor: try action("/no")) { decided.append($0) }
    let preferences = WKWebpagePreferences()
    delegate.webView(webView, decidePolicyFor: try action("/no"), preferences: preferences) {
      policy, _ in decided.append(policy)
    }
    #expect(screen.asked == ["/yes", "/no", "/no"])
    #expect(decided == [.allow, .cancel, .cancel])
  }

  @Test("a navigation during another's decision needs a decision too")
  func questionsWithinQuestions() throws {
    let screen = OlderScreen()
    screen.following = try action("/no")
    let delegate: any WKNavigationDelegate = screen
    var decided: WKNavigationActionPolicy?
    delegate.webView(webView, decidePolicyFor: try action("/yes")) { decided = $0 }
    #expect(screen.asked == ["/yes", "/no"])
    #expect(decided == .allow)
    // A second question about the same action is one of its own.
    delegate.webView(webView, decidePolicyFor: try action("/no")) { decided = $0 }
    #expect(decided == .cancel)
  }

  @Test("a panel's handler in the older spelling")
  func aPanelsHandlerInTheOlderSpelling() {
    let panels = OlderPanels()
    let delegate: any WKUIDelegate = panels
    var decision: Bool?
    delegate.webView(
      webView, runJavaScriptConfirmPanelWithMessage: "Sure?", initiatedByFrame: frame
    ) { decision = $0 }
    #expect(panels.message == "Sure?")
    #expect(decision == true)
  }

  @Test("a delegate with an async method is called")
  func aDelegateWhoseMethodWaits() async throws {
    let screen = WaitingScreen()
    let delegate: any WKNavigationDelegate = screen
    let action = try action("/yes")
    let decided = await withCheckedContinuation { decision in
      delegate.webView(webView, decidePolicyFor: action) { decision.resume(returning: $0) }
    }
    #expect(decided == .cancel)
  }
}
