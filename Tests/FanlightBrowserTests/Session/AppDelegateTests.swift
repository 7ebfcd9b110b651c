import Foundation
import FoundationNetworking
import LoopbackServer
import Simulator
import Testing
import WebEngine

@testable import FanlightBrowser
@testable import UIKit
@testable import WebKit

@Suite("The navigation delegate of the app beside the browser's own", .serialized)
@MainActor
struct AppDelegateTests {
  private let server: LoopbackServer

  init() throws { server = try LoopbackServer(TestSite.chain) }

  @Test("every event is forwarded, after the browser has dealt with it")
  func everyEventIsForwarded() async throws {
    let server = try LoopbackServer(
      TestSite.chain.merging(["/there": .redirect("/b")]) { $1 })
    try await BrowserSession.run { session in
      let delegate = RecordingDelegate(session.browser)
      session.browser.navigationDelegate = delegate
      try await session.go(to: "127.0.0.1:\(server.port)/there")
      #expect(
        delegate.calls == [
          "action /there", "start", "action /b", "redirect", "response /b", "commit", "finish",
        ])
      delegate.calls = []
      server.stop()
      try await session.tap(element: "#c")
      // The delegate does not decide on the error page's own load, but receives its events.
      #expect(
        delegate.calls == [
          "action /c", "start", "failed, error page true", "start", "commit", "finish",
        ])
      #expect(session.browser.isShowingErrorPage)
      #expect(session.history == "[/b]")
    }
  }

  @Test("a cancellation by the app's delegate keeps the page and the URL without an error")
  func canceledNavigationsAreNoError() async throws {
    try await BrowserSession.run { session in
      let delegate = RecordingDelegate(session.browser)
      session.browser.navigationDelegate = delegate
      try await session.go(to: "127.0.0.1:\(server.port)/a")
      delegate.cancels = ["/b"]
      try await session.tap(element: "#b")
      #expect(try await session.text == "A\n\nb")
      #expect(session.browser.url == server.url("/a"))
      #expect(session.browser.error == nil)
      #expect(!session.webView.isLoading)
      session.browser.load(server.url("/b"))
      try await session.rest()
      #expect(session.browser.url == server.url("/a"))
      #expect(session.history == "[/a]")
      // A canceled response keeps the page too.
      delegate.cancels = ["response /b"]
      try await session.tap(element: "#b")
      #expect(try await session.text == "A\n\nb")
      #expect(session.browser.error == nil)
    }
  }

  @Test(
    "the app's delegate is not called for URLs that the policy leaves to the system")
  func policyPrecedesTheAppsDelegate() async throws {
    let server = try LoopbackServer([
      "/": TestSite.page(
        "Start",
        TestSite.link("out", "http://good.example/") + TestSite.link("mail", "mailto:a@b.example"))
    ])
    try await BrowserSession.run { session in
      let delegate = RecordingDelegate(session.browser)
      session.browser.navigationDelegate = delegate
      session.browser.policy = .allowList([
        Site(parsing: "http://127.0.0.1:\(server.port)") ?? "none.example"
      ])
      try await session.go(to: "127.0.0.1:\(server.port)/")
      delegate.calls = []
      try await session.tap(element: "#out")
      try await session.tap(element: "#mail")
      #expect(session.opened == ["http://good.example/", "mailto:a@b.example"])
      #expect(delegate.calls == [])
    }
  }

  @Test("W225 W247: a delegate that implements nothing changes nothing")
  func emptyDelegatesChangeNothing() async throws {
    try await BrowserSession.run { session in
      let delegate = EmptyDelegate()
      session.browser.navigationDelegate = delegate
      try await session.go(to: "127.0.0.1:\(server.port)/a")
      try await session.tap(element: "#b")
      #expect(session.history == "/a [/b]")
      try session.killPage()
      let comesBack = try await session.eventually { session.webView.title == "B" }
      #expect(comesBack)
      try await session.rest()
      #expect(session.history == "/a [/b]")
      server.stop()
      try await session.tap(element: "#c")
      #expect(session.browser.error?.kind == .connectionFailed)
      #expect(session.history == "/a [/b]")
    }
  }

  @Test("a delegate with async methods is called as well")
  func asyncDelegatesAreCalled() async throws {
    try await BrowserSession.run { session in
      let delegate = WaitingDelegate()
      session.browser.navigationDelegate = delegate
      try await session.go(to: "127.0.0.1:\(server.port)/a")
      #expect(try await session.text == "A\n\nb")
      try await session.tap(element: "#b")
      #expect(try await session.text == "A\n\nb")
      #expect(delegate.asked == ["/a", "/b"])
    }
  }

  @Test("W256 W271: an error page and an about:blank shown on purpose have one URL, and differ")
  func errorPageAndAboutBlankDiffer() async throws {
    try await BrowserSession.run { session in
      let delegate = RecordingDelegate(session.browser)
      session.browser.navigationDelegate = delegate
      try await session.go(to: "127.0.0.1:\(server.port)/a")
      #expect(!session.browser.isShowingErrorPage)
      server.stop()
      try await session.tap(element: "#b")
      #expect(session.webView.url?.absoluteString == "about:blank")
      #expect(session.browser.isShowingErrorPage)
      #expect(session.browser.url == server.url("/b"))

      delegate.calls = []
      session.browser.load(try #require(URL(string: "about:blank")))
      try await session.rest()
      #expect(session.webView.url?.absoluteString == "about:blank")
      #expect(!session.browser.isShowingErrorPage)
      #expect(session.browser.error == nil)
      #expect(session.browser.url?.absoluteString == "about:blank")
      #expect(delegate.calls.first == "action blank")
    }
  }
}

/// A delegate that implements nothing.
private final class EmptyDelegate: NSObject, WKNavigationDelegate {}

/// A delegate whose decision waits, as Swift has it.
@MainActor
private final class WaitingDelegate: NSObject, WKNavigationDelegate {
  private(set) var asked: [String] = []

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy {
    let path = navigationAction.request.url?.path ?? ""
    asked.append(path)
    try? await Task.sleep(for: .milliseconds(20))
    return path == "/b" ? .cancel : .allow
  }
}

/// A delegate that notes what it is asked and told.
@MainActor
private final class RecordingDelegate: NSObject, WKNavigationDelegate {
  var calls: [String] = []
  /// The canceled navigations: paths of actions, and paths of responses after the word "response".
  var cancels: Set<String> = []
  private weak var browser: BrowserViewController?

  init(_ browser: BrowserViewController) {
    self.browser = browser
    super.init()
  }

  private func path(_ url: URL?) -> String {
    url?.absoluteString == "about:blank" ? "blank" : url?.path ?? ""
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    let path = path(navigationAction.request.url)
    calls.append("action \(path)")
    decisionHandler(cancels.contains(path) ? .cancel : .allow)
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) {
    let call = "response \(path(navigationResponse.response.url))"
    calls.append(call)
    decisionHandler(cancels.contains(call) ? .cancel : .allow)
  }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    calls.append("start")
  }

  func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) { calls.append("redirect") }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    calls.append("commit")
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    calls.append("finish")
  }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) { calls.append("failed, error page \(browser?.isShowingErrorPage == true)") }
}
