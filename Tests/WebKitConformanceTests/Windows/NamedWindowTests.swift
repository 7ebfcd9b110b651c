import Foundation
import FoundationNetworking
import LoopbackServer
import Testing
import UIKit
import WebKit

@Suite("Named windows", .serialized) @MainActor
struct NamedWindowTests {
  /// A UI delegate that opens every requested window, with the same journal.
  private final class Opener: NSObject, WKUIDelegate {
    var windows: [WKWebView] = []
    let journal = Journal()

    func webView(
      _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
      for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
      let window = WKWebView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 300), configuration: configuration)
      window.navigationDelegate = journal
      windows.append(window)
      return window
    }
  }

  @Test("W219: the source frame of a script's load in an existing window is the script's frame")
  func sourceFrameOfALoadInAnExistingWindow() async throws {
    try await Stage.run([
      "/page": .page("<title>page</title><a id=first href=/one target=name>1</a>"),
      "/one": .page("<title>one</title>"), "/two": .page("<title>two</title>"),
      "/three": .page("<title>three</title>"),
    ]) { stage in
      let opener = Opener()
      stage.webView.uiDelegate = opener
      try await stage.load("/page")
      try await stage.click("first")
      await opener.journal.until("the window's first page") { opener.journal.ends == 1 }
      let window = try #require(opener.windows.first)
      opener.journal.clear()
      _ = try await stage.webView.evaluateJavaScript("window.open('/two', 'name'); 0")
      await opener.journal.until("the window's second page") { opener.journal.ends == 1 }
      let action = try #require(opener.journal.actions.first)
      #expect(action.sourceFrame.request.url == stage.server.url("/page"))
      #expect(action.sourceFrame.webView === stage.webView)
      #expect(action.targetFrame?.webView === window)

      opener.journal.clear()
      _ = try await window.evaluateJavaScript("location.href = '/three'; 0")
      await opener.journal.until("the window's third page") { opener.journal.ends == 1 }
      let own = try #require(opener.journal.actions.first)
      #expect(own.sourceFrame.webView === window)
    }
  }

  @Test("W219: a link to an existing window calls that window's delegate")
  func linksToExistingWindowsCallTheirDelegate() async throws {
    try await Stage.run([
      "/page": .page(
        "<title>page</title><a id=first href=/one target=name>1</a>"
          + "<a id=second href=/two target=name>2</a><form action=/three target=name>"
          + "<button id=third>3</button></form>"),
      "/one": .page("<title>one</title>"), "/two": .page("<title>two</title>"),
      "/three?": .page("<title>three</title>"),
    ]) { stage in
      let opener = Opener()
      stage.webView.uiDelegate = opener
      try await stage.load("/page")
      try await stage.click("first")
      await opener.journal.until("the window's first page") { opener.journal.ends == 1 }
      let window = try #require(opener.windows.first)
      stage.journal.clear()
      opener.journal.clear()

      try await stage.click("second")
      await opener.journal.until("the window's second page") { opener.journal.ends == 1 }
      #expect(stage.journal.lines.isEmpty)
      #expect(opener.journal.lines == Stage.load("link", "/two"))
      let action = try #require(opener.journal.actions.first)
      #expect(action.sourceFrame.request.url == stage.server.url("/page"))
      #expect(action.sourceFrame.webView === stage.webView)
      #expect(action.targetFrame?.request.url == stage.server.url("/one"))
      #expect(action.targetFrame?.webView === window)
      #expect(window.title == "two")

      opener.journal.clear()
      try await stage.click("third")
      await opener.journal.until("the window's third page") { opener.journal.ends == 1 }
      #expect(opener.journal.lines.first == "ACTION form main /three?")
      #expect(opener.journal.actions.first?.sourceFrame.webView === stage.webView)
      await window.close()
    }
  }
}
