import Foundation
import FoundationNetworking
import Testing
import UIKit
import WebEngine

@testable import WebKit

/// Tests of what an app shows after a failed load, such as an error page of its own.
///
/// Before the failed load, the web view loaded a, b and c and went back to b.
@Suite("Error pages that an app shows after a failed load")
@MainActor
struct ErrorPageTests {
  private let stage: WebViewStage = WebViewStage()
  private let page: FakeWebPage

  init() async throws {
    stage.webView.load(URLRequest(url: Self.url("a")))
    await stage.webView.idle()
    page = try #require(stage.engine.page)
    for (index, name) in ["a", "b", "c"].enumerated() { arrive(Self.url(name), index) }
    stage.webView.goBack()
    await stage.webView.idle()
    arrive(Self.url("b"), 1)
    stage.delegate.words = []
    stage.webView.load(URLRequest(url: Self.url("broken")))
    await stage.webView.idle()
    stage.webView.receive(.navigation(.started(Self.url("broken"))))
    stage.webView.receive(
      .navigation(
        .failedProvisionally(
          PageFailure(kind: .cannotConnect, url: Self.url("broken"), detail: ""))))
  }

  private static func url(_ name: String) -> URL {
    URL(string: "https://example.com/\(name)") ?? WebViewStage.url
  }

  /// Sends the events of a load that commits and finishes.
  private func arrive(_ url: URL, _ index: Int) {
    let webView = stage.webView
    webView.receive(.navigation(.started(url)))
    webView.receive(.history(.entry(HistoryEntry(identifier: index + 10, index: index))))
    webView.receive(.navigation(.committed(url)))
    webView.receive(.navigation(.finished))
  }

  private var list: WKBackForwardList { stage.webView.backForwardList }

  @Test("W240, W251, W268 a provisional failure keeps the page and the list; reload() reloads it")
  func provisionalFailuresKeepThePage() async {
    #expect(stage.delegate.words == ["start", "failProvisional"])
    #expect(stage.webView.url == Self.url("b"))
    #expect(list.backList.map(\.url) == [Self.url("a")])
    #expect(list.forwardList.map(\.url) == [Self.url("c")])
    stage.webView.reload()
    await stage.webView.idle()
    #expect(page.commands.last == .reload(bypassingCaches: false))
    #expect(stage.webView.url == Self.url("b"))
  }

  @Test("W270 a local file adds an item to the list, which reload() and going back keep")
  func localFilesAddAnItem() async {
    let file = WebViewStage.url
    stage.webView.loadFileURL(file, allowingReadAccessTo: file.deletingLastPathComponent())
    await stage.webView.idle()
    arrive(file, 2)
    #expect(stage.webView.url == file)
    #expect(list.backList.map(\.url) == [Self.url("a"), Self.url("b")])
    #expect(list.currentItem?.url == file)
    #expect(list.forwardList.isEmpty)

    stage.webView.reload()
    await stage.webView.idle()
    #expect(page.commands.last == .reload(bypassingCaches: false))
    arrive(file, 2)
    stage.webView.goBack()
    await stage.webView.idle()
    #expect(page.commands.last == .go(11))
    arrive(Self.url("b"), 1)
    #expect(list.forwardItem?.url == file)
  }

  @Test("W259, W271 HTML without a base URL adds no item; the URL is about:blank")
  func htmlWithoutABaseURLAddsNoItem() async throws {
    let blank = try #require(URL(string: "about:blank"))
    stage.webView.loadHTMLString("<p>no", baseURL: nil)
    await stage.webView.idle()
    arrive(blank, 2)
    #expect(stage.webView.url == blank)
    #expect(list.currentItem?.url == Self.url("b"))
    #expect(list.backList.map(\.url) == [Self.url("a")])
    #expect(list.forwardList.map(\.url) == [Self.url("c")])
    // reload() loads about:blank, not the HTML again.
    stage.webView.reload()
    await stage.webView.idle()
    #expect(page.commands.last == .reload(bypassingCaches: false))
    #expect(stage.webView.url == blank)
  }

  @Test("W272 HTML with the failed URL as its base URL has that URL and adds no item")
  func htmlWithTheFailedURLAddsNoItem() async {
    stage.webView.loadHTMLString("<p>no", baseURL: Self.url("broken"))
    await stage.webView.idle()
    arrive(Self.url("broken"), 2)
    #expect(stage.webView.url == Self.url("broken"))
    #expect(list.currentItem?.url == Self.url("b"))
    #expect(list.forwardList.map(\.url) == [Self.url("c")])
    stage.webView.reload()
    await stage.webView.idle()
    #expect(stage.webView.url == Self.url("broken"))
    #expect(page.commands.last == .reload(bypassingCaches: false))
  }

  @Test("W273 a simulated response adds an item for the failed URL and removes the forward items")
  func simulatedResponsesAddAnItem() async {
    stage.webView.loadSimulatedRequest(
      URLRequest(url: Self.url("broken")), responseHTML: "<p>no")
    await stage.webView.idle()
    arrive(Self.url("broken"), 2)
    #expect(stage.webView.url == Self.url("broken"))
    #expect(list.currentItem?.url == Self.url("broken"))
    #expect(list.backList.map(\.url) == [Self.url("a"), Self.url("b")])
    #expect(list.forwardList.isEmpty)
  }

  @Test("didFail is not called for a provisional failure, only for a failure after the commit")
  func provisionalFailuresDoNotCallDidFail() {
    final class Half: NSObject, WKNavigationDelegate {
      var errors: [any Error] = []
      func webView(
        _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
      ) { errors.append(error) }
    }
    let half = Half()
    stage.webView.navigationDelegate = half
    let offline = PageFailure(kind: .offline, url: Self.url("x"), detail: "")
    stage.webView.receive(.navigation(.started(Self.url("x"))))
    stage.webView.receive(.navigation(.failedProvisionally(offline)))
    #expect(half.errors.isEmpty)
    stage.webView.receive(.navigation(.started(Self.url("x"))))
    stage.webView.receive(.navigation(.committed(Self.url("x"))))
    stage.webView.receive(.navigation(.failed(offline)))
    #expect(half.errors.map { ($0 as? URLError)?.code } == [.notConnectedToInternet])
  }
}
