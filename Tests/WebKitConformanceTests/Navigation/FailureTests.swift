import Foundation
import FoundationNetworking
import LoopbackServer
import Testing
import WebKit

@Suite("Loads that fail", .serialized) @MainActor
struct FailureTests {
  private static let pages: [String: LoopbackServer.Response] = [
    "/page": .page("<title>page</title>"), "/other": .page("<title>other</title>"),
    "/broken": .closeConnection, "/late": .late(20_000, .page("late")),
    "/loop": .redirect("/loop"), "/data": .redirect("data:text/html,data"),
    "/file": .redirect("file:///etc/hostname"),
    "/missing": .response("404 Not Found", headers: ["Content-Type: text/html"], body: ""),
    "/down": .response("500 Oops", headers: [], body: ""),
    "/told": .response(
      "404 Not Found", headers: ["Content-Type: text/html"], body: "<title>told</title>"),
    "/garbled": .response(
      "200 OK", headers: ["Content-Type: text/html", "Content-Encoding: gzip"], body: "no gzip"),
    "/waits": .page("<title>waits</title><img src=/late><a href=/page>page</a>"),
  ]

  @Test("W274: a load within didFailProvisionalNavigation is the next load")
  func loadsWithinDidFailProvisionalNavigation() async throws {
    try await Stage.run(Self.pages) { stage in
      try await stage.load("/page")
      stage.journal.clear()
      var next: WKNavigation?
      stage.journal.onLine = { line in
        guard line.hasPrefix("FAILP") else { return }
        next = stage.webView.load(URLRequest(url: stage.server.url("/other")))
      }
      stage.webView.load(URLRequest(url: stage.server.url("/broken")))
      await stage.journal.until("the next load") { stage.journal.lines.last == "FINISH" }
      try await stage.quiet()
      #expect(
        stage.journal.lines == [
          "ACTION other main /broken", "START", "FAILP NSURLErrorDomain -1005",
        ] + Stage.load("other", "/other"))
      #expect(stage.journal.navigations.last === next)
      #expect(
        stage.webView.backForwardList.backList.map(\.url) == [stage.server.url("/page")])
    }
  }

  /// kCFURLErrorCannotDecodeRawData: "could not be decoded for a known content encoding".
  @Test("W191: a body that does not match its content encoding fails with error -1015")
  func mismatchedContentEncodingFails() async throws {
    try await Stage.run(Self.pages) { stage in
      try await stage.load("/page")
      stage.journal.clear()
      stage.webView.load(URLRequest(url: stage.server.url("/garbled")))
      await stage.journal.until("the failure") {
        stage.journal.lines.last?.hasSuffix("NSURLErrorDomain -1015") == true
      }
      #expect(!stage.webView.isLoading)
    }
  }

  @Test("A load that follows one that was held for time is whole")
  func loadsAfterAHeldLoadAreWhole() async throws {
    try await Stage.run(Self.pages) { stage in
      for path in ["/late", "/waits", "/late"] {
        stage.webView.load(URLRequest(url: stage.server.url(path)))
        let isQuiet = try await stage.webView.waitUntilQuiet(timeout: .milliseconds(300))
        #expect(!isQuiet)
        stage.journal.clear()
        try await stage.load("/page")
        #expect(stage.journal.lines == Stage.load("other", "/page"), "\(path)")
        #expect(try await stage.text("1 + 1") == "2")
      }
    }
  }

  @Test(
    "W240: a failed redirect keeps the page, its title and its URL",
    arguments: [("/loop", -1007), ("/data", -1002), ("/file", -1002)])
  func failedRedirectsKeepThePage(path: String, code: Int) async throws {
    try await Stage.run(Self.pages) { stage in
      try await stage.load("/page")
      stage.journal.clear()
      try await stage.load(path)
      #expect(stage.journal.lines.last == "FAILP NSURLErrorDomain \(code)")
      #expect(stage.webView.title == "page")
      #expect(stage.webView.url == stage.server.url("/page"))
      #expect(try await stage.text("document.title") == "page")
      stage.journal.clear()
      try await stage.load { stage.webView.reload() }
      #expect(stage.journal.lines == Stage.load("reload", "/page"))
    }
  }

  @Test("A link with an invalid URL starts no navigation")
  func invalidURLsStartNoNavigation() async throws {
    try await Stage.run([
      "/bad": .page(
        "<title>bad</title><a id=a href='http://[x'>a</a><a id=b href='//h:99999/'>b</a>")
    ]) { stage in
      try await stage.load {
        stage.webView.loadHTMLString(
          "<title>text</title><a id=a href=page.html>a</a><a id=b href='#b'>b</a>", baseURL: nil)
      }
      stage.journal.clear()
      try await stage.click("a")
      try await stage.quiet()
      #expect(stage.journal.lines == [])
      #expect(try await stage.text("document.title") == "text")
      // A fragment is a valid URL, also in about:blank.
      try await stage.click("b")
      try await stage.quiet()
      #expect(try await stage.text("location.hash") == "#b")

      try await stage.load("/bad")
      for link in ["a", "b"] {
        stage.journal.clear()
        try await stage.click(link)
        try await stage.quiet()
        #expect(stage.journal.lines == [])
        #expect(stage.webView.title == "bad")
        #expect(stage.webView.url == stage.server.url("/bad"))
      }
    }
  }

  @Test(
    "W185: an HTTP error response is a document, also without a body",
    arguments: ["/missing", "/down", "/told"])
  func errorResponsesAreDocuments(path: String) async throws {
    try await Stage.run(Self.pages) { stage in
      try await stage.load("/page")
      stage.journal.clear()
      try await stage.load(path)
      #expect(stage.journal.lines == Stage.load("other", path))
      #expect(stage.webView.url == stage.server.url(path))
      #expect(stage.webView.title == (path == "/told" ? "told" : ""))
      #expect(try await stage.text("document.body.textContent.trim()") == "")
    }
  }

  @Test("W195: a load cancels a load without a response before its own start")
  func newLoadsCancelProvisionalLoads() async throws {
    try await Stage.run(Self.pages) { stage in
      let first = stage.webView.load(URLRequest(url: stage.server.url("/late")))
      await stage.journal.until("the start") { stage.journal.lines.last == "START" }
      let second = stage.webView.load(URLRequest(url: stage.server.url("/page")))
      await stage.journal.until("the second load") { stage.journal.lines.last == "FINISH" }
      #expect(
        stage.journal.lines == [
          "ACTION other main /late", "START", "ACTION other main /page",
          "FAILP NSURLErrorDomain -999", "START", "RESPONSE main /page", "COMMIT", "FINISH",
        ])
      #expect(stage.journal.navigations.prefix(2).allSatisfy { $0 === first })
      #expect(stage.journal.navigations.dropFirst(2).allSatisfy { $0 === second })
    }
  }

  @Test("W198: a load that replaces a document that waits for an image fails the first load")
  func replacedDocumentsFailTheirLoad() async throws {
    let begin: [@MainActor (Stage) -> Void] = [
      { $0.webView.load(URLRequest(url: $0.server.url("/page"))) },
      { $0.webView.evaluateJavaScript("document.querySelector('a').click()") },
    ]
    for (begin, kind) in zip(begin, ["other", "link"]) {
      try await Stage.run(Self.pages) { stage in
        let first = stage.webView.load(URLRequest(url: stage.server.url("/waits")))
        await stage.journal.until("the title") { stage.webView.title == "waits" }
        begin(stage)
        await stage.journal.until("the second load") { stage.journal.lines.last == "FINISH" }
        #expect(
          stage.journal.lines == [
            "ACTION other main /waits", "START", "RESPONSE main /waits", "COMMIT",
            "ACTION \(kind) main /page", "FAIL NSURLErrorDomain -999",
            "START", "RESPONSE main /page", "COMMIT", "FINISH",
          ])
        #expect(stage.journal.navigations.prefix(3).allSatisfy { $0 === first })
        #expect(
          stage.journal.errors.last?.userInfo[NSURLErrorFailingURLErrorKey] as? URL
            == stage.server.url("/waits"))
        #expect(stage.webView.title == "page")
      }
    }
  }

  @Test("W232 W240 W241: a failed load restores the URL; its error has the failing URL")
  func failedLoadsRestoreTheURL() async throws {
    try await Stage.run(Self.pages) { stage in
      let broken = stage.server.url("/broken")
      stage.webView.load(URLRequest(url: broken))
      #expect(stage.webView.url == broken)
      await stage.journal.until("the failure") { stage.journal.ends == 1 }
      #expect(stage.webView.url == nil)
      #expect(stage.journal.errors.last?.userInfo[NSURLErrorFailingURLErrorKey] as? URL == broken)
      #expect(
        stage.journal.errors.last?.userInfo["NSErrorFailingURLStringKey"] as? String
          == broken.absoluteString)

      try await stage.load("/page")
      try await stage.load("/broken")
      #expect(stage.webView.url == stage.server.url("/page"))
      #expect(stage.webView.title == "page")
    }
  }

  @Test("W230: a restricted port fails with error 103 before the commit")
  func restrictedPortsFailWith103() async throws {
    try await Stage.run(Self.pages) { stage in
      try await stage.load("/page")
      stage.journal.clear()
      let mail = try #require(URL(string: "http://127.0.0.1:25/"))
      try await stage.load { stage.webView.load(URLRequest(url: mail)) }
      #expect(
        stage.journal.lines == ["ACTION other main /", "START", "FAILP WebKitErrorDomain 103"])
      #expect(stage.webView.title == "page")
    }
  }

  @Test("W230: a document blocked by a content rule fails with error 104 before the commit")
  func contentRulesFailDocumentsWith104() async throws {
    let store = try #require(WKContentRuleListStore.default())
    let rules = #"[{"trigger":{"url-filter":"/other"},"action":{"type":"block"}}]"#
    let list = try await store.compileContentRuleList(
      forIdentifier: "conformance", encodedContentRuleList: rules)
    let configuration = WKWebViewConfiguration()
    configuration.userContentController.add(try #require(list))
    try await Stage.run(Self.pages, configuration: configuration) { stage in
      try await stage.load("/page")
      stage.journal.clear()
      try await stage.load("/other")
      #expect(
        stage.journal.lines == [
          "ACTION other main /other", "START", "FAILP WebKitErrorDomain 104",
        ])
      #expect(stage.webView.title == "page")
    }
    try await store.removeContentRuleList(forIdentifier: "conformance")
  }
}
