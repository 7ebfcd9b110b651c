import Foundation
import FoundationNetworking
import LoopbackServer
import Synchronization
import Testing
import WebKit

@Suite("Reload and traversals", .serialized) @MainActor
struct StepTests {
  private static let pages: [String: LoopbackServer.Response] = [
    "/a": .page("<title>a</title>"), "/b": .page("<title>b</title>"),
    "/c": .page("<title>c</title>"),
  ]

  @Test("W206 W207: source and target frame of a reload and a traversal are the current page's")
  func reloadsAndTraversalsComeFromTheShownPage() async throws {
    try await Stage.run(Self.pages) { stage in
      let (a, b) = (stage.server.url("/a"), stage.server.url("/b"))
      try await stage.load("/a")
      try await stage.load("/b")
      stage.journal.clear()
      try await stage.load { stage.webView.reload() }
      let reload = try #require(stage.journal.actions.first)
      #expect(reload.navigationType == .reload)
      #expect(reload.request.url == b)
      #expect(reload.targetFrame?.request.url == b)
      #expect(reload.sourceFrame.request.url == b)
      #expect(reload.sourceFrame.isMainFrame)

      stage.journal.clear()
      try await stage.load { stage.webView.goBack() }
      let step = try #require(stage.journal.actions.first)
      #expect(step.navigationType == .backForward)
      #expect(step.request.url == a)
      #expect(step.targetFrame?.request.url == b)
      #expect(step.sourceFrame.request.url == b)
    }
  }

  @Test("W164 W208 W209: a traversal to a cached page needs one policy decision")
  func traversalsToCachedPagesNeedOneDecision() async throws {
    try await Stage.run(Self.pages) { stage in
      try await stage.load("/a")
      _ = try await stage.webView.evaluateJavaScript("window.mark = 1; 0")
      try await stage.load("/b")
      stage.journal.clear()
      let before = stage.server.paths
      var step: WKNavigation?
      try await stage.load { step = stage.webView.goBack() }
      #expect(try await stage.text("window.mark") == "1")
      #expect(stage.journal.lines == ["ACTION step main /a", "START", "COMMIT", "FINISH"])
      #expect(stage.server.paths == before)
      // WebKit may have no navigation for such a step; here there always is one.
      #expect(step != nil && stage.journal.navigations.allSatisfy { $0 === step })
    }
  }

  @Test(
    "W208: a script's traversal to a cached page needs a policy decision; a refusal stops it",
    arguments: ["history.back()", "history.go(-1)", "history.go('-1')"])
  func scriptTraversalsNeedADecision(script: String) async throws {
    try await Stage.run(Self.pages) { stage in
      try await stage.load("/a")
      _ = try await stage.webView.evaluateJavaScript("window.mark = 1; 0")
      try await stage.load("/b")
      stage.journal.clear()
      stage.journal.allows = { _ in false }
      _ = try await stage.webView.evaluateJavaScript("\(script); 0")
      await stage.journal.until("a question") { !stage.journal.lines.isEmpty }
      try await stage.quiet()
      #expect(stage.journal.lines == ["ACTION step main /a"])
      #expect(stage.webView.title == "b")

      stage.journal.clear()
      stage.journal.allows = { _ in true }
      try await stage.load { _ = try await stage.webView.evaluateJavaScript("\(script); 0") }
      #expect(stage.journal.lines == ["ACTION step main /a", "START", "COMMIT", "FINISH"])
      #expect(try await stage.text("window.mark") == "1")
      #expect(stage.webView.canGoForward && !stage.webView.canGoBack)

      stage.journal.clear()
      try await stage.load {
        _ = try await stage.webView.evaluateJavaScript("history.forward(); 0")
      }
      #expect(stage.journal.lines.first == "ACTION step main /b")
      #expect(stage.webView.title == "b")
    }
  }

  @Test("W202: a script's same-document navigation asks no delegate, nor one that leads nowhere")
  func scriptSameDocumentTraversalsAskNoDelegate() async throws {
    try await Stage.run(Self.pages) { stage in
      try await stage.load("/a")
      try await stage.load("/b")
      _ = try await stage.webView.evaluateJavaScript(
        """
        onpopstate = () => { document.title = 'moved' };
        // A page may give a global's name to something of its own, and hear who uses a global.
        globalThis.navigation = null;
        globalThis.UIEvent = function () { document.title = 'heard' };
        history.pushState(0, '', '#x');
        """)
      stage.journal.clear()
      _ = try await stage.webView.evaluateJavaScript("history.go(5); history.back(); 0")
      await stage.journal.until("the step") { stage.webView.title == "moved" }
      #expect(stage.journal.lines.isEmpty)
      #expect(stage.webView.url == stage.server.url("/b"))
      #expect(
        try await stage.text("[history.back.name, /native code/.test(history.back)].join()")
          == "back,true")
    }
  }

  @Test(
    "W202 W208: the app's same-document traversal asks no delegate, whatever that one allows")
  func appSameDocumentTraversalsAskNoDelegate() async throws {
    try await Stage.run(Self.pages) { stage in
      try await stage.load("/a")
      _ = try await stage.webView.evaluateJavaScript(
        """
        var heard = [];
        onpopstate = event => { heard.push(event.state) };
        history.replaceState('first', '');
        history.pushState('second', '', '/second');
        location.hash = 'third'; 0
        """)
      try await stage.quiet()
      let list = stage.webView.backForwardList
      #expect(list.backList.map(\.url.path) == ["/a", "/second"])
      stage.journal.clear()
      stage.journal.allows = { _ in false }
      let first = try #require(list.backList.first)
      #expect(stage.webView.go(to: first) != nil)
      await stage.journal.until("the step") { stage.webView.url == stage.server.url("/a") }
      try await stage.quiet()
      #expect(try await stage.text("heard.at(-1)") == "first")
      #expect(!stage.webView.isLoading)
      #expect(list.forwardList.count == 2)
      #expect(stage.journal.lines.isEmpty)
    }
  }

  @Test("W202 W236: each item keeps the title that was set before the next pushState")
  func itemsKeepTheirTitle() async throws {
    try await Stage.run(["/a": .page("<title>t0</title>")]) { stage in
      try await stage.load("/a")
      _ = try await stage.webView.evaluateJavaScript(
        """
        history.pushState(1, '', '/1'); document.title = 't1';
        history.pushState(2, '', '/2'); document.title = 't2'; 0
        """)
      try await stage.quiet()
      let list = stage.webView.backForwardList
      #expect(list.backList.map(\.title) == ["t0", "t1"])
      #expect(list.currentItem?.title == "t2")
    }
  }

  @Test("W332: history.length is 1 on the first page, and counts the items of the list")
  func historyLength() async throws {
    try await Stage.run(Self.pages) { stage in
      try await stage.load("/a")
      #expect(try await stage.text("history.length") == "1")
      try await stage.load("/b")
      try await stage.load("/c")
      #expect(try await stage.text("history.length") == "3")
      _ = try await stage.webView.evaluateJavaScript("history.pushState(1, '', '/d'); 0")
      #expect(try await stage.text("history.length") == "4")
      try await stage.load { stage.webView.go(to: stage.webView.backForwardList.backList[0]) }
      #expect(try await stage.text("history.length") == "4")
      let look = """
        [Object.keys(history).length, 'length' in history, (() => {
          try { return History.prototype.length } catch (error) { return error.name }
        })()].join()
        """
      #expect(try await stage.text(look) == "0,true,TypeError")
    }
  }

  @Test("W211: a failed traversal keeps the current item")
  func failedTraversalsKeepTheItem() async throws {
    let isGone = Mutex(false)
    try await Stage.run([
      "/a": .when { _ in
        isGone.withLock { $0 }
          ? .closeConnection
          : .response(
            "200 OK", headers: ["Content-Type: text/html", "Cache-Control: no-store"],
            body: "<title>a</title><script>addEventListener('unload', () => 0)</script>")
      }, "/b": .page("<title>b</title>"),
    ]) { stage in
      try await stage.load("/a")
      try await stage.load("/b")
      isGone.withLock { $0 = true }
      stage.journal.clear()
      try await stage.load { stage.webView.goBack() }
      #expect(
        stage.journal.lines == [
          "ACTION step main /a", "START", "FAILP NSURLErrorDomain -1005",
        ])
      let list = stage.webView.backForwardList
      #expect(list.currentItem?.url == stage.server.url("/b"))
      #expect(list.backList.map(\.url) == [stage.server.url("/a")])
      #expect(stage.webView.url == stage.server.url("/b"))
      #expect(stage.webView.canGoBack && !stage.webView.canGoForward)
    }
  }

  @Test("W243 W245 W250 W253: the items and the order of the back-forward list")
  func itemsOfTheBackForwardList() async throws {
    try await Stage.run(Self.pages) { stage in
      for path in ["/a", "/b", "/b", "/c"] { try await stage.load(path) }
      let list = stage.webView.backForwardList
      #expect(list.backList.map(\.title) == ["a", "b"])
      #expect(list.item(at: 0)?.title == "c")
      #expect(list.item(at: -1)?.title == "b")
      #expect(list.item(at: 1) == nil)
      let first = try #require(list.item(at: -2))
      try await stage.load { stage.webView.go(to: first) }
      #expect(list.forwardList.map(\.title) == ["b", "c"])
      #expect(list.currentItem === first)
    }
  }

  @Test("W243: location.replace during a load replaces the page's item")
  func locationReplaceDuringALoadReplacesTheItem() async throws {
    var pages = Self.pages
    pages["/moved"] = .page("<script>location.replace('/c')</script>")
    try await Stage.run(pages) { stage in
      try await stage.load("/a")
      stage.webView.load(URLRequest(url: stage.server.url("/moved")))
      await stage.journal.until("the page behind it") { stage.webView.title == "c" }
      try await stage.quiet()
      #expect(stage.webView.backForwardList.backList.map(\.title) == ["a"])
      #expect(stage.webView.backForwardList.currentItem?.title == "c")
    }
  }

  @Test(
    "W244 W269: initialURL of a redirected page's item is the requested URL, before the redirect")
  func initialURL() async throws {
    var pages = Self.pages
    pages["/old"] = .redirect("/c")
    try await Stage.run(pages) { stage in
      try await stage.load("/old")
      let item = try #require(stage.webView.backForwardList.currentItem)
      #expect(item.initialURL == stage.server.url("/old"))
      #expect(item.url == stage.server.url("/c"))
      try await stage.load { stage.webView.reload() }
      #expect(stage.webView.backForwardList.currentItem === item)
    }
  }
}
