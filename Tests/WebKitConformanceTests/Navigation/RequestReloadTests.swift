import Foundation
import FoundationNetworking
import LoopbackServer
import Testing
import WebKit

@Suite("An app's request that is reloaded", .serialized) @MainActor
struct RequestReloadTests {
  private static let pages: [String: LoopbackServer.Response] = [
    "/page": .page("<title>page</title>"), "/sent": .page("<title>sent</title>"),
    "/moved": .redirect("/page"),
    "/same": .response("307 Temporary Redirect", headers: ["Location: /sent"], body: ""),
    "/steps": .page("<script>history.pushState(1, '', '/page')</script>"),
  ]

  @Test("W205 W266: reload() sends the app's POST request again with its body and fields")
  func reloadSendsThePostAgain() async throws {
    try await Stage.run(Self.pages) { stage in
      let post = stage.request("/sent") {
        $0.httpMethod = "POST"
        $0.httpBody = Data("q=2".utf8)
        $0.setValue("1", forHTTPHeaderField: "X-One")
      }
      try await stage.load { stage.webView.load(post) }
      for _ in 1...2 {
        stage.journal.clear()
        let before = stage.count(of: "/sent")
        try await stage.load { stage.webView.reload() }
        #expect(stage.journal.lines == Stage.load("form again", "/sent"))
        let action = stage.journal.actions.first?.request
        #expect(action?.httpMethod == "POST")
        #expect(action?.httpBody == Data("q=2".utf8))
        #expect(stage.count(of: "/sent") == before + 1)
        let sent = stage.server.lastRequest
        #expect(sent.hasPrefix("POST /sent "))
        #expect(sent.lowercased().contains("x-one: 1\r\n"))
        #expect(sent.hasSuffix("\r\nq=2"))
      }
      #expect(stage.webView.backForwardList.backList.isEmpty)

      // The next page knows nothing of it.
      try await stage.load("/page")
      try await stage.load { stage.webView.reload() }
      #expect(stage.server.lastRequest.hasPrefix("GET /page "))
      #expect(!stage.server.lastRequest.lowercased().contains("x-one"))
    }
  }

  @Test("W266: reload() sends the header fields of the app's request again")
  func reloadSendsTheHeaderFieldsAgain() async throws {
    try await Stage.run(Self.pages) { stage in
      let own = stage.request("/sent") { $0.setValue("1", forHTTPHeaderField: "X-One") }
      try await stage.load { stage.webView.load(own) }
      for reload in [WKWebView.reload, WKWebView.reloadFromOrigin] {
        stage.journal.clear()
        try await stage.load { _ = reload(stage.webView)() }
        #expect(stage.journal.lines == Stage.load("reload", "/sent"))
        #expect(
          stage.journal.actions.first?.request.value(forHTTPHeaderField: "X-One") == "1")
        #expect(stage.server.lastRequest.hasPrefix("GET /sent "))
        #expect(stage.server.lastRequest.lowercased().contains("x-one: 1\r\n"))
      }
    }
  }

  @Test("W205 W266: location.reload() sends the app's POST request again")
  func locationReloadSendsThePostAgain() async throws {
    try await Stage.run(Self.pages) { stage in
      let post = stage.request("/sent") {
        $0.httpMethod = "POST"
        $0.httpBody = Data("q=2".utf8)
        $0.setValue("1", forHTTPHeaderField: "X-One")
      }
      try await stage.load { stage.webView.load(post) }
      stage.journal.clear()
      let scripted = { _ = try await stage.webView.evaluateJavaScript("location.reload(); 0") }
      try await stage.load(scripted)
      #expect(stage.journal.lines == Stage.load("form again", "/sent"))
      #expect(stage.journal.actions.first?.request.httpMethod == "POST")
      #expect(stage.journal.actions.first?.request.httpBody == Data("q=2".utf8))
      let again = {
        #expect(stage.server.lastRequest.hasPrefix("POST /sent "))
        #expect(stage.server.lastRequest.lowercased().contains("x-one: 1\r\n"))
        #expect(stage.server.lastRequest.hasSuffix("\r\nq=2"))
      }
      again()
      // The app's own reload after that, and a script's once more.
      try await stage.load { stage.webView.reload() }
      again()
      try await stage.load(scripted)
      again()
      // A page that the script goes to is another.
      try await stage.load("/page")
      try await stage.load(scripted)
      #expect(stage.server.lastRequest.hasPrefix("GET /page "))
    }
  }

  @Test("W205 W209: going back to an uncached response of the app's POST sends it again")
  func goingBackSendsThePostAgain() async throws {
    let pages: [String: LoopbackServer.Response] = [
      "/sent": .response(
        "200 OK", headers: ["Content-Type: text/html", "Cache-Control: no-store"],
        body: "<title>sent</title><script>onunload = () => 0</script>"),
      "/page": .page("<title>page</title>"),
    ]
    try await Stage.run(pages) { stage in
      let post = stage.request("/sent") {
        $0.httpMethod = "POST"
        $0.httpBody = Data("q=2".utf8)
      }
      try await stage.load { stage.webView.load(post) }
      try await stage.load("/page")
      stage.journal.clear()
      try await stage.load { stage.webView.goBack() }
      #expect(stage.webView.title == "sent")
      #expect(stage.journal.actions.first?.request.httpMethod == "POST")
      #expect(stage.server.lastRequest.hasPrefix("POST /sent "))
      #expect(stage.server.lastRequest.hasSuffix("\r\nq=2"))
      try await stage.load { stage.webView.reload() }
      #expect(stage.server.lastRequest.hasPrefix("POST /sent "))
    }
  }

  /// The URL loading system carries fields along; WebKit takes credentials out where the origin is
  /// another one (NetworkDataTaskCocoa.mm, `willPerformHTTPRedirection`).
  @Test("W176: a redirect keeps the app's header fields, but not credentials for another origin")
  func redirectsKeepHeaderFields() async throws {
    let other = try LoopbackServer(["/end": .page("<title>end</title>")])
    var pages = Self.pages
    pages["/away"] = .redirect(other.url("/end").absoluteString)
    pages["/hop"] = .redirect("/moved")
    try await Stage.run(pages) { stage in
      @MainActor func get(_ path: String) -> URLRequest {
        stage.request(path) {
          $0.setValue("1", forHTTPHeaderField: "X-One")
          $0.setValue("Basic abc", forHTTPHeaderField: "Authorization")
        }
      }
      try await stage.load { stage.webView.load(get("/hop")) }
      #expect(stage.server.lastRequest.hasPrefix("GET /page "))
      #expect(stage.server.lastRequest.lowercased().contains("x-one: 1\r\n"))
      #expect(stage.server.lastRequest.lowercased().contains("authorization: basic abc\r\n"))
      #expect(
        stage.journal.actions.map { $0.request.value(forHTTPHeaderField: "X-One") }
          == ["1", "1", "1"])
      try await stage.load { stage.webView.reload() }
      #expect(stage.server.lastRequest.lowercased().contains("x-one: 1\r\n"))

      try await stage.load { stage.webView.load(get("/away")) }
      #expect(stage.webView.title == "end")
      #expect(other.lastRequest.lowercased().contains("x-one: 1\r\n"))
      #expect(!other.lastRequest.lowercased().contains("authorization"))
    }
  }

  @Test("W205 W177: after a redirect of a POST, its status determines the method of reload()")
  func redirectStatusDeterminesTheReload() async throws {
    try await Stage.run(Self.pages) { stage in
      for (path, method, place) in [("/moved", "GET", "/page"), ("/same", "POST", "/sent")] {
        let post = stage.request(path) {
          $0.httpMethod = "POST"
          $0.httpBody = Data("q=2".utf8)
        }
        try await stage.load { stage.webView.load(post) }
        try await stage.load { stage.webView.reload() }
        #expect(stage.server.lastRequest.hasPrefix("\(method) \(place) "))
        #expect(stage.server.lastRequest.hasSuffix("\r\nq=2") == (method == "POST"))
      }
    }
  }

  @Test("W202 W266: reload() after a script changed the URL sends no POST")
  func reloadAfterAScriptSendsNoPost() async throws {
    try await Stage.run(Self.pages) { stage in
      let post = stage.request("/steps") {
        $0.httpMethod = "POST"
        $0.httpBody = Data("q=2".utf8)
      }
      try await stage.load { stage.webView.load(post) }
      #expect(stage.webView.url == stage.server.url("/page"))
      try await stage.load { stage.webView.reload() }
      #expect(stage.server.lastRequest.hasPrefix("GET /page "))
    }
  }
}
