import Foundation
import FoundationNetworking
import LoopbackServer
import Testing
import UIKit
import WebKit

@Suite("WKWebpagePreferences", .serialized) @MainActor
struct PreferencesTests {
  private static let pages: [String: LoopbackServer.Response] = [
    "/a": .page("<title>a</title><a id=next href=/b>b</a><script>document.title='ran'</script>"),
    "/b": .page("<title>b</title><script>document.title='ran'</script>"),
  ]

  /// Has every form of the question.
  private class Both: NSObject, WKNavigationDelegate {
    var asked: [String] = []
    var change: (WKWebpagePreferences) -> Void = { _ in }

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
      asked.append("plain")
      decisionHandler(.allow)
    }

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      preferences: WKWebpagePreferences,
      decisionHandler:
        @escaping @MainActor @Sendable (
          WKNavigationActionPolicy, WKWebpagePreferences
        ) -> Void
    ) {
      asked.append("preferences")
      change(preferences)
      decisionHandler(.allow, preferences)
    }
  }

  /// Has the `async` variant, and the plain one.
  private final class Waiting: NSObject, WKNavigationDelegate {
    var asked: [String] = []

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
      asked.append("plain")
      decisionHandler(.allow)
    }

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      preferences: WKWebpagePreferences
    ) async -> (WKNavigationActionPolicy, WKWebpagePreferences) {
      asked.append("preferences")
      try? await Task.sleep(for: .milliseconds(20))
      preferences.allowsContentJavaScript = navigationAction.navigationType != .linkActivated
      return (.allow, preferences)
    }
  }

  private func load(_ stage: Stage, _ path: String) async throws {
    stage.webView.load(URLRequest(url: stage.server.url(path)))
    try await stage.quiet()
  }

  @Test(
    "W135 W322: the zoom of the layout leaves the scroll view's scale",
    arguments: [0.75, 1.1, 2, 3])
  func layoutZoomLeavesTheZoomScale(_ zoom: CGFloat) async throws {
    let page = "<meta name=viewport content='width=device-width'><body style='height:3000px'>"
    try await Stage.run(["/": .page(page)]) { stage in
      try await stage.load("/")
      stage.webView.pageZoom = zoom
      try await stage.quiet()
      #expect(stage.webView.scrollView.zoomScale == 1)
      let said = try await stage.text("innerWidth")
      let width = try #require(said.flatMap(Double.init))
      #expect(abs(width - 375 / zoom) <= 1)
      #expect(stage.webView.scrollView.contentSize.width == 375)
    }
  }

  @Test("W165: only the policy method with preferences is called if both are implemented")
  func onlyThePolicyWithPreferencesIsCalled() async throws {
    try await Stage.run(Self.pages) { stage in
      let both = Both()
      stage.webView.navigationDelegate = both
      try await load(stage, "/a")
      #expect(both.asked == ["preferences"])
      #expect(stage.webView.title == "ran")
      try await stage.click("next")
      await stage.journal.until("the next page") { stage.webView.url?.path == "/b" }
      try await stage.quiet()
      #expect(both.asked == ["preferences", "preferences"])
    }
  }

  @Test("W165: the async policy method with preferences decides on JavaScript")
  func asyncPolicyWithPreferencesDecides() async throws {
    try await Stage.run(Self.pages) { stage in
      let waiting = Waiting()
      stage.webView.navigationDelegate = waiting
      try await load(stage, "/a")
      #expect(stage.webView.title == "ran")
      try await stage.click("next")
      await stage.journal.until("the next page") { stage.webView.url?.path == "/b" }
      try await stage.quiet()
      #expect(waiting.asked == ["preferences", "preferences"])
      #expect(stage.webView.title == "b")

      // A decision on one page does not apply to the next.
      try await load(stage, "/b")
      #expect(stage.webView.title == "ran")
    }
  }

  @Test("Each load begins with the configuration's own preferences, and a copy of them")
  func loadsCopyTheConfigurationsPreferences() async throws {
    let configuration = WKWebViewConfiguration()
    configuration.defaultWebpagePreferences.allowsContentJavaScript = false
    try await Stage.run(Self.pages, configuration: configuration) { stage in
      let both = Both()
      var seen: [Bool] = []
      both.change = { preferences in
        seen.append(preferences.allowsContentJavaScript)
        preferences.allowsContentJavaScript = seen.count == 2
      }
      stage.webView.navigationDelegate = both
      for (path, title) in [("/a", "a"), ("/b", "ran"), ("/b", "b")] {
        try await load(stage, path)
        #expect(stage.webView.title == title)
      }
      #expect(seen == [false, false, false])
      #expect(
        !stage.webView.configuration.defaultWebpagePreferences.allowsContentJavaScript)
    }
  }

  @Test(
    "W112 a desktop page gets a Mac's user agent by the link to it, and is as wide as the view"
  )
  func desktopPagesGetAMacsUserAgent() async throws {
    let meta = "<meta name=viewport content='width=500'>"
    try await Stage.run([
      "/a": .page(meta + "<a id=next href=/b>b</a>"), "/b": .page(meta + "<p>for a desk"),
    ]) { stage in
      let both = Both()
      both.change = { $0.preferredContentMode = both.asked.count == 2 ? .desktop : .recommended }
      stage.webView.navigationDelegate = both
      try await load(stage, "/a")
      #expect(try await stage.text("document.documentElement.clientWidth") == "500")
      #expect(stage.server.lastRequest.contains("iPhone"))

      try await stage.click("next")
      await stage.journal.until("the next page") { stage.webView.url?.path == "/b" }
      try await stage.quiet()
      #expect(stage.server.lastRequest.contains("Macintosh"))
      #expect(try await stage.text("navigator.platform") == "MacIntel")
      #expect(try await stage.text("document.documentElement.clientWidth") == "375")
      #expect(stage.webView.scrollView.zoomScale == 1)

      try await load(stage, "/b")
      #expect(stage.server.lastRequest.contains("iPhone"))
      #expect(try await stage.text("document.documentElement.clientWidth") == "500")
    }
  }
}
