import Foundation
import FoundationNetworking
import LoopbackServer
import Testing
import WebKit

/// History changes by scripts before the page is loaded, as by routers of web apps.
@Suite("History changes during a load", .serialized) @MainActor
struct EarlyStepTests {
  private static func page(_ script: String) -> LoopbackServer.Response {
    .page("<title>x</title><script>\(script)</script><p>x")
  }

  /// The list, with the page shown in brackets.
  private static func list(_ stage: Stage) -> String {
    let list = stage.webView.backForwardList
    let current = list.currentItem?.url.path ?? "-"
    return (list.backList.map(\.url.path) + ["[\(current)]"] + list.forwardList.map(\.url.path))
      .joined(separator: " ")
  }

  @Test(
    "W202: pushState and replaceState during a load add and change items",
    arguments: [
      ("history.pushState(1, '', '/1')", "/a /x [/1]"),
      ("history.pushState(1, '', '/1'); history.pushState(2, '', '/2')", "/a /x /1 [/2]"),
      ("history.replaceState(1, '', '/1')", "/a [/1]"),
      ("history.replaceState(1, '', '/1'); history.pushState(2, '', '/2')", "/a /1 [/2]"),
      ("history.pushState(1, '', '/1'); history.replaceState(2, '', '/2')", "/a /x [/2]"),
      // The page's own listener delays a navigation that was announced.
      (
        """
        navigation.onnavigate = event => {
          const end = performance.now() + 400;
          while (event.destination.url.endsWith('/2') && performance.now() < end) {}
        };
        history.replaceState(1, '', '/1'); history.pushState(2, '', '/2')
        """, "/a /1 [/2]"
      ),
    ])
  func pushStateDuringALoadAddsAnItem(script: String, words: String) async throws {
    try await Stage.run(["/a": .page("a"), "/x": Self.page(script)]) { stage in
      try await stage.load("/a")
      try await stage.load("/x")
      #expect(Self.list(stage) == words)
      #expect(stage.webView.canGoBack && !stage.webView.canGoForward)
    }
  }

  @Test(
    "W243: a client redirect during a load replaces the item, a later one adds an item",
    arguments: [
      ("<script>location.href = '/b'</script>", "/a [/b]"),
      ("<script>onload = () => location.href = '/b'</script>", "/a [/b]"),
      ("<meta http-equiv=refresh content='0; url=/b'>", "/a [/b]"),
      ("<script>onload = () => setTimeout(() => location.href = '/b', 50)</script>", "/a /x [/b]"),
    ])
  func clientRedirectsDuringALoadReplaceTheItem(html: String, words: String) async throws {
    let pages: [String: LoopbackServer.Response] = [
      "/a": .page("a"), "/b": .page("<title>b</title>"), "/x": .page("<title>x</title>\(html)<p>x"),
    ]
    try await Stage.run(pages) { stage in
      try await stage.load("/a")
      stage.webView.load(URLRequest(url: stage.server.url("/x")))
      await stage.journal.until("the page that is sent to") { stage.webView.title == "b" }
      try await stage.quiet()
      #expect(Self.list(stage) == words)
    }
  }

  @Test("W199 W202: a fragment navigation during a load replaces the page's item")
  func fragmentsDuringALoadReplaceTheItem() async throws {
    let response = Self.page("location.hash = 'here'")
    try await Stage.run(["/a": .page("a"), "/x": response]) { stage in
      try await stage.load("/a")
      try await stage.load("/x")
      #expect(Self.list(stage) == "/a [/x]")
      #expect(stage.webView.url?.fragment() == "here")
    }
  }
}
