import Foundation
import FoundationNetworking
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("WKWebView · interactionState")
@MainActor
struct InteractionStateTests {
  private func url(_ name: String) -> URL {
    URL(string: "https://example.com/\(name)") ?? WebViewStage.url
  }

  private func visit(_ name: String, _ index: Int, in webView: WKWebView) {
    webView.receive(.navigation(.started(url(name))))
    webView.receive(.history(.entry(HistoryEntry(identifier: index + 10, index: index))))
    webView.receive(.navigation(.committed(url(name))))
    webView.receive(.document(.titleChanged(name.uppercased())))
    webView.receive(.navigation(.finished))
  }

  @Test("W277 interactionState restores another view's list and loads its current item")
  func interactionStateRestoresAnotherList() async throws {
    let first = WebViewStage()
    for (index, name) in ["a", "b", "c"].enumerated() { visit(name, index, in: first.webView) }
    let state = try #require(first.webView.interactionState)

    let second = WebViewStage()
    second.webView.interactionState = state
    await second.webView.idle()
    let list = second.webView.backForwardList
    #expect(list.backList.map(\.url) == [url("a"), url("b")])
    #expect(list.backList.map(\.title) == ["A", "B"])
    #expect(list.currentItem?.url == url("c"))
    #expect(second.webView.canGoBack)
    #expect(second.engine.page?.commands.contains(.load(url("c"))) == true)
    #expect(second.webView.url == url("c"))
  }

  @Test("W277 fields are filled; the scroll position is restored once the page is large enough")
  func scrollPositionWaitsForTheSize() async throws {
    let first = WebViewStage()
    first.webView.load(URLRequest(url: url("a")))
    await first.webView.idle()
    visit("a", 0, in: first.webView)
    first.webView.receive(.document(.viewportMetas(["width=device-width"])))
    first.webView.receive(.document(.firstRendering))
    first.webView.receive(.document(.contentSizeChanged(CGSize(width: 375, height: 4000))))
    first.webView.receive(.document(.fieldsChanged("{f}")))
    first.webView.scrollView.contentOffset.y = 1200
    let kept = first.webView.scrollView.contentOffset
    let state = try #require(first.webView.interactionState)

    let second = WebViewStage()
    second.webView.interactionState = state
    await second.webView.idle()
    visit("a", 0, in: second.webView)
    second.webView.receive(.document(.viewportMetas(["width=device-width"])))
    second.webView.receive(.document(.firstRendering))
    await second.webView.idle()
    #expect(second.engine.page?.commands.contains(.fillFields("{f}")) == true)
    #expect(second.webView.scrollView.contentOffset != kept)
    // A position that is not restored yet remains part of the state.
    let third = WebViewStage()
    third.webView.interactionState = second.webView.interactionState
    #expect(third.webView.backForwardList.currentItem?.state.scroll.y ?? 0 > 1000)
    second.webView.receive(.document(.contentSizeChanged(CGSize(width: 375, height: 4000))))
    #expect(abs(second.webView.scrollView.contentOffset.y - kept.y) < 1)
  }

  /// A state as apps have stored it: the names in it cannot change any more.
  private static let storedState = Data(
    """
    fanlight-state-1
    {"current":1,"pages":[\
    {"initialURL":"https://example.com/first","title":"A","url":"https://example.com/a"},\
    {"initialURL":"https://example.com/b","place":{"fields":"{f}","scale":2,"scroll":[0,1200]},\
    "title":"B","url":"https://example.com/b"}]}
    """.utf8)

  @Test("W277 a state that an app stored earlier is restored, with its scroll position and fields")
  func storedStateIsRestored() async throws {
    let stage = WebViewStage()
    stage.webView.interactionState = Self.storedState
    let list = stage.webView.backForwardList
    #expect(list.backList.map(\.url) == [url("a")])
    #expect(list.backList.map(\.initialURL) == [url("first")])
    #expect(list.backList.map(\.title) == ["A"])
    #expect(list.currentItem?.url == url("b"))
    #expect(
      list.currentItem?.state
        == HistoryItemState(scroll: CGPoint(x: 0, y: 1200), scale: 2, fields: "{f}"))
    #expect(list.backList.first?.state == HistoryItemState())
  }

  @Test("W277 an invalid state is ignored; interactionState is nil before the first page")
  func invalidStatesAreIgnored() async throws {
    let stage = WebViewStage()
    #expect(stage.webView.interactionState == nil)
    visit("a", 0, in: stage.webView)
    for state in ["text" as Any, Data("x".utf8), Data("fanlight-state-1\n{}".utf8), 7] {
      stage.webView.interactionState = state
    }
    stage.webView.interactionState = nil
    #expect(stage.webView.backForwardList.currentItem?.url == url("a"))
    #expect(stage.webView.backForwardList.backList.isEmpty)
  }

  @Test("W278 HTML that an app loaded is not part of the interaction state")
  func htmlIsNotInTheInteractionState() async throws {
    let first = WebViewStage()
    visit("a", 0, in: first.webView)
    first.webView.loadHTMLString("<p>x", baseURL: nil)
    await first.webView.idle()
    let blank = try #require(URL(string: "about:blank"))
    first.webView.receive(.navigation(.started(blank)))
    first.webView.receive(.navigation(.committed(blank)))
    let second = WebViewStage()
    second.webView.interactionState = first.webView.interactionState
    #expect(second.webView.backForwardList.currentItem?.url == url("a"))
    #expect(second.webView.backForwardList.forwardList.isEmpty)
  }
}
