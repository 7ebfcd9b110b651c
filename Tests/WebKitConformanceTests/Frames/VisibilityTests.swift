import Foundation
import FoundationNetworking
import LoopbackServer
import Testing
import UIKit
import WebKit

/// WebKit: a page is visible where its view is in a window (`ActivityState::IsVisible`,
/// PageClientImplIOS.mm); the page visibility API says so to scripts.
@Suite("Pages know whether their view is in a window", .serialized) @MainActor
struct VisibilityTests {
  private static let script = """
    <script>seen = [document.visibilityState];
    document.addEventListener('visibilitychange', event =>
      seen.push(document.visibilityState + document.hidden + event.bubbles));
    </script>
    """
  private static let pages: [String: LoopbackServer.Response] = [
    "/": .page("<title>main</title>\(script)<iframe src=/frame></iframe>"),
    "/frame": .page(script), "/next": .page("<title>next</title>\(script)"),
  ]

  private func seen(_ webView: WKWebView, _ place: String = "seen") async throws -> [String] {
    try await webView.evaluateJavaScript(place) as? [String] ?? []
  }

  private func quiet(_ webView: WKWebView) async throws {
    let isQuiet = try await webView.waitUntilQuiet(timeout: .seconds(30))
    #expect(isQuiet)
  }

  @Test("A view in a window shows a page that is visible")
  func viewsInAWindowShowVisiblePages() async throws {
    try await Stage.run(Self.pages) { stage in
      try await stage.load("/")
      #expect(try await seen(stage.webView) == ["visible"])
    }
  }

  @Test("A page is hidden until its view is in a window, in frames as well, and again afterward")
  func pagesAreHiddenUntilInAWindow() async throws {
    try await Stage.run(Self.pages) { stage in
      let webView = WKWebView(frame: stage.webView.bounds)
      webView.load(URLRequest(url: stage.server.url("/")))
      try await quiet(webView)
      #expect(webView.title == "main")
      #expect(try await seen(webView) == ["hidden"])
      #expect(try await seen(webView, "frames[0].seen") == ["hidden"])

      stage.webView.addSubview(webView)
      try await quiet(webView)
      #expect(try await seen(webView) == ["hidden", "visiblefalsetrue"])
      #expect(try await seen(webView, "frames[0].seen") == ["hidden", "visiblefalsetrue"])

      webView.isHidden = true
      webView.removeFromSuperview()
      #expect(try await seen(webView).last == "hiddentruetrue")
      #expect(
        try await webView.evaluateJavaScript(
          "new DOMParser().parseFromString('', 'text/html').hidden") as? Bool == true)
      stage.webView.addSubview(webView)
      webView.load(URLRequest(url: stage.server.url("/next")))
      try await quiet(webView)
      #expect(try await seen(webView) == ["visible"])
      webView.removeFromSuperview()
      await webView.close()
    }
  }

  @Test("Text without a URL is hidden, too, and gets the window's events")
  func textWithoutAURLIsHidden() async throws {
    try await Stage.run(Self.pages) { stage in
      let webView = WKWebView(frame: stage.webView.bounds)
      webView.loadHTMLString(Self.script, baseURL: nil)
      try await quiet(webView)
      #expect(try await seen(webView) == ["hidden"])
      stage.webView.addSubview(webView)
      try await quiet(webView)
      #expect(try await seen(webView) == ["hidden", "visiblefalsetrue"])
      webView.removeFromSuperview()
      await webView.close()
    }
  }
}
