import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("An app responds to requests of its own schemes")
struct SchemeTests {
  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  /// Opens a page whose scheme `app` has these responses, by path.
  private func open(_ responses: [String: (type: String, text: String)]) async throws -> Watcher {
    let page = try await sharedEngine.makePage(
      PageConfiguration(viewport: PageViewport.portrait, schemes: ["app"]))
    let watcher = await Watcher.watch(try #require(page as? ChromiumPage))
    await watcher.respondToSchemes { request in
      guard let response = responses[request.url.path] else { return nil }
      return SchemeResponse(
        headers: [
          .init(name: "Content-Type", value: response.type),
          .init(name: "Access-Control-Allow-Origin", value: "*"),
        ], body: Data(response.text.utf8))
    }
    return watcher
  }

  /// Returns the result of the page's promise `done`.
  private func outcome(of watcher: Watcher) async throws -> ScriptValue {
    let (results, continuation) = AsyncStream.makeStream(
      of: Result<ScriptValue, ScriptFailure>.self)
    await watcher.page.start(ScriptCall(source: "return await done", form: .asyncBody([:]))) {
      continuation.yield($0)
    }
    for await result in results { return try result.get() }
    throw CancellationError()
  }

  @Test("W311: a document, its resources by relative and absolute URL, and its scripts' requests")
  func documentsAndTheirResources() async throws {
    let watcher = try await open([
      "/index.html": (
        "text/html",
        """
        <!doctype html><title>Mine</title><link rel=stylesheet href=a.css>
        <script src="app://host/b.js"></script><p id=p>
        <script>
          words = [];
          fetch('c.txt').then(r => r.text()).then(t => words.push(t));
          fetch('app://other/c.txt').then(r => r.text()).then(t => words.push(t));
          const x = new XMLHttpRequest(); x.onload = () => words.push(x.status + x.responseText);
          x.open('POST', 'app://host/c.txt'); x.send('body');
        </script>
        """
      ),
      "/a.css": ("text/css", "p{width:77px}"), "/b.js": ("text/javascript", "b = 5"),
      "/c.txt": ("text/plain", "see"),
    ])
    let place = try url("app://host/index.html?q#f")
    try await watcher.show(.url(place))
    #expect(
      await watcher.milestones == [
        .navigation(.started(place)), .navigation(.committed(place)), .navigation(.finished),
      ])
    #expect(await watcher.responses.map(\.url.absoluteString) == ["app://host/index.html?q"])
    #expect(
      try await watcher.page.evaluate("[document.title, b, p.offsetWidth, isSecureContext]")
        == .array([.string("Mine"), .number(5), .number(77), .bool(true)]))
    // Mixed content is looked for in pages over HTTPS.
    #expect(
      try await watcher.page.evaluate("[location.protocol, typeof crypto.subtle]")
        == .array([.string("http:"), .string("object")]))
    #expect(
      try await watcher.page.evaluate("words.sort().join()") == .string("200see,see,see"))
    let post = await watcher.schemeRequests.first { $0.method == "POST" }
    #expect(post?.url.absoluteString == "app://host/c.txt")
    #expect(post?.body == Data("body".utf8))
    await watcher.page.close()
  }

  @Test("W311: a style sheet whose viewport units are adjusted keeps its status and header fields")
  func adjustedStyleSheetsKeepTheirStatus() async throws {
    let watcher = try await open([:])
    await watcher.respondToSchemes { request in
      guard request.url.path == "/a.css" else {
        return SchemeResponse(
          headers: [.init(name: "Content-Type", value: "text/html")],
          body: Data("<!doctype html><link rel=stylesheet href=a.css><p id=p>".utf8))
      }
      let sheet = "p{width:77px;height:10vh}"
      return SchemeResponse(
        status: 203,
        headers: [
          .init(name: "Content-Type", value: "text/css"),
          .init(name: "Content-Length", value: "\(sheet.utf8.count)"),
        ], body: Data(sheet.utf8))
    }
    try await watcher.show(.url(try url("app://host/index.html")))
    // 100vh is 812 in portrait (W97), so that 10vh is 81.2, which `offsetHeight` rounds.
    #expect(
      try await watcher.page.evaluate(
        """
        const sheet = performance.getEntriesByType('resource').find(e => e.name.endsWith('a.css'));
        [sheet.responseStatus, sheet.contentType, p.offsetWidth, p.offsetHeight]
        """) == .array([.number(203), .string("text/css"), .number(77), .number(81)]))
    await watcher.page.close()
  }

  @Test("W314: a document whose request the app fails has the app's error")
  func failedDocumentsHaveTheAppsError() async throws {
    let watcher = try await open([:])
    let place = try url("app://host/none")
    try await watcher.show(.url(place))
    let failure = await watcher.failure()
    #expect(failure?.kind == .program(domain: "Test", code: 9, message: "none"))
    #expect(failure?.url == place)
    await watcher.page.close()
  }

  @Test("W310: a load's method, header fields and body reach the scheme handler")
  func requestsReachTheSchemeHandler() async throws {
    let watcher = try await open(["/form": ("text/html", "<title>Form</title>")])
    let place = try url("app://host/form")
    try await watcher.show(
      .request(place, method: "POST", headers: ["X-One": "1"], body: Data([0, 255])))
    #expect(
      await watcher.milestones == [
        .navigation(.started(place)), .navigation(.committed(place)), .navigation(.finished),
      ])
    let request = try #require(await watcher.schemeRequests.first)
    #expect(request.url == place)
    #expect(request.method == "POST")
    #expect(request.headers["X-One"] == "1")
    #expect(request.body == Data([0, 255]))
    await watcher.page.close()
  }

  @Test("W313: stopping a load ends its request")
  func stoppingALoadEndsItsRequest() async throws {
    let watcher = try await open([:])
    await watcher.respondToSchemes { _ in nil }
    await watcher.keepWaiting()
    try await watcher.page.load(.url(try url("app://host/slow")))
    #expect(await watcher.sees { if case .resource(.schemeRequest) = $0 { true } else { false } })
    try await watcher.page.stopLoading()
    #expect(await watcher.sees { $0 == .resource(.schemeRequestEnded(1)) })
    await watcher.page.close()
  }

  @Test("W310: a link, a frame and HTML with a base URL of the scheme")
  func schemeBaseURLsResolveLinks() async throws {
    let watcher = try await open([
      "/a": ("text/html", "<a id=a href='app://host/b'>b</a><iframe src='app://host/c'></iframe>"),
      "/b": ("text/html", "B"), "/c": ("text/html", "C"), "/d.js": ("text/javascript", "d = 4"),
    ])
    try await watcher.show(.url(try url("app://host/a")))
    #expect(
      try await watcher.page.evaluate("frames[0].document.body.textContent") == .string("C"))
    await watcher.forget()
    _ = try await watcher.page.evaluate("a.click()")
    #expect(
      await watcher.sees {
        $0 == .navigation(.committed(URL(fileURLWithPath: "/"))) || $0 == .navigation(.finished)
      })
    #expect(try await watcher.page.evaluate("document.body.textContent") == .string("B"))
    #expect(await watcher.navigations.map(\.cause) == [.link])
    #expect(await watcher.navigations.map(\.url.absoluteString) == ["app://host/b"])

    try await watcher.show(
      .html("<script src=d.js></script>", baseURL: try url("app://host/x.html")))
    #expect(try await watcher.page.evaluate("d") == .number(4))
    await watcher.page.close()
  }

  @Test("a server receives the Origin of a custom scheme's page and can allow it with CORS")
  func serversReceiveTheSchemesOrigin() async throws {
    let server = try LoopbackServer(responding: { path in
      .when { request in
        let isAllowed = request.lowercased().contains("\r\norigin: app://host\r\n")
        var headers = [
          "Access-Control-Allow-Origin: \(isAllowed ? "app://host" : "https://elsewhere")",
          "Access-Control-Allow-Credentials: true", "Access-Control-Allow-Methods: PUT",
          "Access-Control-Allow-Headers: x-a", "Content-Type: text/plain",
        ]
        if path == "/moved" { headers.append("Location: /there") }
        let status = path == "/moved" ? "302 Found" : "200 OK"
        return .response(status, headers: headers, body: path)
      }
    })
    let watcher = try await open([
      "/": (
        "text/html",
        """
        <script>
          const ask = (path, options) => fetch('\(server.url(""))' + path, options)
            .then(r => r.text(), e => path + e);
          done = Promise.all([
            ask('/plain'), ask('/known', {credentials: 'include'}),
            ask('/put', {method: 'PUT', headers: {'X-A': 'b'}}), ask('/moved'),
          ]).then(words => words.join());
        </script>
        """
      )
    ])
    try await watcher.show(.url(try url("app://host/")))
    #expect(try await outcome(of: watcher) == .string("/plain,/known,/put,/there"))
    // Another page of the same scheme is not the one that the server lets read.
    try await watcher.show(.url(try url("app://other/")))
    #expect(
      try await outcome(of: watcher)
        == .string(
          ["/plain", "/known", "/put", "/moved"].map { $0 + "TypeError: Failed to fetch" }
            .joined(separator: ",")))
    await watcher.page.close()
  }

  @Test("favicons, which a web view does not show, are not requested")
  func faviconsAreNotRequested() async throws {
    let icon = "<link rel=icon href=/icon.png>"
    let watcher = try await open(["/": ("text/html", icon)])
    try await watcher.show(.url(try url("app://host/")))
    try await Task.sleep(for: .milliseconds(300))
    #expect(await watcher.schemeRequests.map(\.url.path) == ["/"])

    let server = try LoopbackServer(["/": .page(icon), "/none": .page("none")])
    try await watcher.show(.url(server.url("/")))
    try await watcher.show(.url(server.url("/none")))
    try await Task.sleep(for: .milliseconds(300))
    #expect(server.paths == ["/", "/none"])
    await watcher.page.close()
  }

  @Test("W311: a script's request has the bytes of its body, text or not")
  func scriptRequestsHaveTheirBody() async throws {
    let watcher = try await open([
      "/index.html": (
        "text/html",
        """
        <script>
          const ask = (path, body) => fetch(path, {method: 'POST', body}).then(r => r.text());
          done = (async () => {
            await ask('/bytes', new Uint8Array([0, 128, 255, 10, 195]));
            await ask('/text', 'gr\\u00fcn');
            await ask('/blob', new Blob([new Uint8Array([254, 1]), 'x']));
            const form = new FormData();
            form.append('file', new Blob([new Uint8Array([255, 0])]), 'f.bin');
            await ask('/form', form);
            return 4;
          })();
        </script>
        """
      ),
      "/bytes": ("text/plain", ""), "/text": ("text/plain", ""), "/blob": ("text/plain", ""),
      "/form": ("text/plain", ""),
    ])
    try await watcher.show(.url(try url("app://host/index.html")))
    #expect(try await outcome(of: watcher) == .number(4))
    func body(_ path: String) async -> Data? {
      await watcher.schemeRequests.first { $0.url.path == path }?.body
    }
    #expect(await body("/bytes") == Data([0, 128, 255, 10, 195]))
    #expect(await body("/text") == Data("gr\u{fc}n".utf8))
    #expect(await body("/blob") == Data([254, 1, 0x78]))
    let form = try #require(await body("/form"))
    #expect(form.range(of: Data([13, 10, 13, 10, 255, 0, 13, 10])) != nil)
    await watcher.page.close()
  }

  @Test("pages of a custom scheme and with a public base URL can fetch from a loopback server")
  func schemePagesFetchFromLoopback() async throws {
    let server = try LoopbackServer([
      "/api": .response(
        "200 OK", headers: ["Access-Control-Allow-Origin: *", "Content-Type: text/plain"],
        body: "from the server")
    ])
    let watcher = try await open([
      "/index.html": (
        "text/html",
        "<script>done = fetch('\(server.url("/api"))').then(r => r.text(), e => '' + e)</script>"
      )
    ])
    try await watcher.show(.url(try url("app://host/index.html")))
    #expect(try await outcome(of: watcher) == .string("from the server"))

    let text =
      "<script>done = fetch('\(server.url("/api"))').then(r => r.text(), e => '' + e)</script>"
    try await watcher.show(.html(text, baseURL: try url("http://example.com/")))
    #expect(try await outcome(of: watcher) == .string("from the server"))
    await watcher.page.close()
  }
}
