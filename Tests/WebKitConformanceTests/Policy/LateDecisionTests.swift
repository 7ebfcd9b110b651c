import Foundation
import FoundationNetworking
import LoopbackServer
import Testing
import WebKit

@Suite("Policy decisions on loads that are no longer current", .serialized)
@MainActor
struct LateDecisionTests {
  /// A delegate that delays its policy decisions until `allowAll()`.
  private final class Waverer: NSObject, WKNavigationDelegate {
    let journal = Journal()
    private var decisions: [@MainActor @Sendable (WKNavigationActionPolicy) -> Void] = []
    /// Called when the policy of a link has to be decided.
    var onLink: () -> Void = {}

    func allowAll() {
      for decision in decisions { decision(.allow) }
      decisions = []
    }

    var isAsked: Bool { !decisions.isEmpty }

    func webView(
      _ webView: WKWebView, decidePolicyFor action: WKNavigationAction,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
      journal.note("ACTION \(Journal.place(action.request.url))")
      guard action.navigationType == .linkActivated else { return decisionHandler(.allow) }
      decisions.append(decisionHandler)
      onLink()
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      journal.note("START")
    }

    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) {
      journal.note("FAILP \((error as NSError).code)")
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      journal.note("FINISH")
    }
  }

  private func stage(_ work: @MainActor (Stage, Waverer) async throws -> Void) async throws {
    try await Stage.run([
      "/a": .page("<title>a</title><a id=link href=/b>b</a>"), "/b": .page("<title>b</title>"),
      "/c": .page("<title>c</title>"),
    ]) { stage in
      try await stage.load("/a")
      let waverer = Waverer()
      stage.webView.navigationDelegate = waverer
      try await work(stage, waverer)
    }
  }

  @Test("W196: an app's load drops a link whose policy is undecided")
  func newLoadsDropUndecidedLinks() async throws {
    try await stage { stage, waverer in
      try await stage.click("link")
      await waverer.journal.until("the question") { waverer.isAsked }
      stage.webView.load(URLRequest(url: stage.server.url("/c")))
      await waverer.journal.until("the other page") { waverer.journal.ends == 1 }
      waverer.allowAll()
      try await stage.quiet()
      #expect(waverer.journal.lines == ["ACTION /b", "ACTION /c", "START", "FINISH"])
      #expect(stage.webView.title == "c")
      #expect(stage.count(of: "/b") == 0)
    }
  }

  @Test("W196: a link for which the app starts a load of its own is not followed, also if allowed")
  func replacedLinksAreNotFollowed() async throws {
    try await stage { stage, waverer in
      waverer.onLink = { [weak waverer] in
        stage.webView.load(URLRequest(url: stage.server.url("/c")))
        waverer?.allowAll()
      }
      try await stage.click("link")
      await waverer.journal.until("the other page") { waverer.journal.ends == 1 }
      try await stage.quiet()
      #expect(waverer.journal.lines == ["ACTION /b", "ACTION /c", "START", "FINISH"])
      #expect(stage.webView.title == "c")
    }
  }

  @Test("W198: stopLoading() drops a link whose policy is undecided")
  func stopLoadingDropsUndecidedLinks() async throws {
    try await stage { stage, waverer in
      try await stage.click("link")
      await waverer.journal.until("the question") { waverer.isAsked }
      stage.webView.stopLoading()
      waverer.allowAll()
      try await stage.quiet()
      #expect(waverer.journal.lines == ["ACTION /b"])
      #expect(stage.webView.title == "a")
      #expect(!stage.webView.isLoading)
      #expect(stage.count(of: "/b") == 0)
      // The next link needs a decision as usual.
      try await stage.click("link")
      await waverer.journal.until("the question") { waverer.isAsked }
      waverer.allowAll()
      await waverer.journal.until("the page") { waverer.journal.ends == 1 }
      #expect(stage.webView.title == "b")
    }
  }
}
