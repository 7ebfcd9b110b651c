import Foundation
import LoopbackServer
import Testing
import WebKit

/// What a page's script does to the history before the page is loaded, as routers do on their start.
@Suite("Steps that a page takes while it loads", .serialized) @MainActor
struct EarlyStepTests {
  private static func page(_ script: String) -> LoopbackServer.Answer {
    .page("<title>x</title><script>\(script)</script><p>x")
  }

  /// The list, with the page shown in brackets.
  private static func list(_ stage: Stage) -> String {
    let list = stage.webView.backForwardList
    func names(_ items: [WKBackForwardListItem]) -> [String] {
      items.map(\.url.path)
    }
    let current = names(list.currentItem.map { [$0] } ?? []).first ?? "-"
    return (names(list.backList) + ["[\(current)]"] + names(list.forwardList))
      .joined(separator: " ")
  }

  @Test(
    "W202: a page that adds to the history while it loads has a place of its own, and so has each step",
    arguments: [
      ("history.pushState(1, '', '/1')", "/a /x [/1]"),
      ("history.pushState(1, '', '/1'); history.pushState(2, '', '/2')", "/a /x /1 [/2]"),
      ("history.replaceState(1, '', '/1')", "/a [/1]"),
      ("history.replaceState(1, '', '/1'); history.pushState(2, '', '/2')", "/a /1 [/2]"),
      ("history.pushState(1, '', '/1'); history.replaceState(2, '', '/2')", "/a /x [/2]"),
    ])
  func added(script: String, words: String) async throws {
    try await Stage.run(["/a": .page("a"), "/x": Self.page(script)]) { stage in
      try await stage.load("/a")
      try await stage.load("/x")
      #expect(Self.list(stage) == words)
      #expect(stage.webView.canGoBack && !stage.webView.canGoForward)
    }
  }
}
