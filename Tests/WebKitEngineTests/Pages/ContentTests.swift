import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import WebKitEngine

@Suite(
  "Content, storage and quiet of WebKitGTK's pages",
  .needsHelper, .serialized, .timeLimit(.minutes(3)))
struct ContentTests {
  @Test("an app's scheme gives documents and their files")
  func schemesAreServed() async throws {
    let watcher = try await Watcher.open(
      PageConfiguration(viewport: .portrait, schemes: ["own"]))
    await watcher.respondToSchemes { request in
      let isScript = request.url.path == "/a.js"
      return SchemeResponse(
        headers: [
          .init(name: "Content-Type", value: isScript ? "text/javascript" : "text/html")
        ],
        body: Data(
          (isScript ? "document.title = location.href" : "<script src=/a.js></script>").utf8))
    }
    let url = try #require(URL(string: "own://host/page"))
    try await watcher.show(.url(url))
    #expect(try await watcher.page.evaluate("document.title") == .string("own://host/page"))
    await watcher.page.close()
  }

  @Test("content rules block loads and hide elements")
  func contentRulesApply() async throws {
    let server = try LoopbackServer([
      "/": .page("<p id=a>Text<img src=/b.png><img src=/c.png>"), "/b.png": .page(""),
      "/c.png": .page(""),
    ])
    let watcher = try await Watcher.open()
    try await watcher.page.setContentRules([
      [
        ContentRule(
          filter: try #require(URLFilter("b\\.png")), resources: [.image], action: .block),
        ContentRule(filter: try #require(URLFilter(".*")), action: .hide("#a")),
      ]
    ])
    try await watcher.show(.url(server.url("/")))
    #expect(!server.paths.contains("/b.png") && server.paths.contains("/c.png"))
    #expect(try await watcher.page.evaluate("getComputedStyle(a).display") == .string("none"))
    await watcher.page.close()
  }

  @Test("cookies are set, read and deleted, in one store only")
  func cookiesStayInTheirStore() async throws {
    let server = try LoopbackServer([
      "/": .response(
        "200 OK",
        headers: ["Content-Type: text/html", "Set-Cookie: own=1; HttpOnly; SameSite=Lax"],
        body: "<p>")
    ])
    let store = PageStore.separate("cookies")
    let watcher = try await Watcher.open(PageConfiguration(viewport: .portrait, store: store))
    try await sharedEngine.setCookie(
      PageCookie(name: "app", value: "2", domain: "127.0.0.1"), in: store)
    try await watcher.show(.url(server.url("/")))
    #expect(server.lastRequest.contains("app=2"))
    let cookies = try await sharedEngine.cookies(in: store)
    #expect(Set(cookies.map(\.name)) == ["own", "app"])
    let own = try #require(cookies.first { $0.name == "own" })
    #expect(own.isHTTPOnly && own.sameSite == .lax && own.domain == "127.0.0.1")
    #expect(try await sharedEngine.cookies(in: .separate("other")).isEmpty)
    try await sharedEngine.deleteCookie(own, in: store)
    #expect(try await sharedEngine.cookies(in: store).map(\.name) == ["app"])
    try await sharedEngine.removeData([.cookies], of: nil, in: store)
    #expect(try await sharedEngine.cookies(in: store).isEmpty)
    await watcher.page.close()
  }

  @Test("a local page has the files of its folder, no others and no hidden ones")
  func filesOutsideAreRefused() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fanlight-files-\(UUID().uuidString)", isDirectory: true)
    let inside = folder.appendingPathComponent("inside", isDirectory: true)
    try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // The helper reads files as the user nobody where the tests run as root.
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
    for (name, text) in [
      ("inside/a.js", "window.a = 1"), ("b.js", "window.b = 1"), ("inside/.c.js", "window.c = 1"),
      (
        "inside/page.html",
        "<script src=a.js></script><script src=../b.js></script><script src=.c.js></script>"
      ),
    ] {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let watcher = try await Watcher.open()
    try await watcher.show(
      .file(inside.appendingPathComponent("page.html"), directory: inside))
    #expect(
      try await watcher.page.evaluate("[window.a, window.b, window.c]")
        == .array([.number(1), .undefined, .undefined]))
    try await watcher.show(
      .file(inside.appendingPathComponent("none.html"), directory: inside))
    #expect(await watcher.failure?.kind == .fileNotFound)
    await watcher.page.close()
  }

  @Test("5e waitUntilQuiet waits for the page's requests and timers")
  func quietPageHasEverything() async throws {
    let server = try LoopbackServer([
      "/": .page(
        """
        <p id=a>0</p><script>
        setTimeout(() => { a.textContent += '1'; }, 300);
        fetch('/late').then(() => { a.textContent += '2'; });
        </script>
        """),
      "/late": .late(800, .page("x")),
    ])
    let watcher = try await Watcher.open()
    try await watcher.page.load(.url(server.url("/")))
    #expect(try await watcher.page.waitUntilQuiet(timeout: .seconds(40)))
    // A busy machine may run the two in either order.
    #expect(
      try await watcher.page.evaluate("[...a.textContent].sort().join('')") == .string("012"))
    await watcher.page.close()
  }

  @Test("5e pendingActivity() reports the request of a page that does not become quiet")
  func pendingActivityReportsTheRequest() async throws {
    let server = try LoopbackServer(["/": .page("<img src=/image>"), "/image": .endless])
    let watcher = try await Watcher.open()
    try await watcher.page.load(.url(server.url("/")))
    #expect(try await watcher.page.waitUntilQuiet(timeout: .seconds(2)) == false)
    #expect(
      await watcher.page.pendingActivity() == .request(server.url("/image").absoluteString))
    await watcher.page.close()
  }

  @Test("unsupported features are errors that name the feature")
  func missingFeaturesAreErrors() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(.html("<p>", baseURL: nil))
    let touch = await #expect(throws: WebEngineError.self) {
      try await watcher.page.touch(PageTouch(phase: .began, touches: []))
    }
    let key = await #expect(throws: WebEngineError.self) { try await watcher.page.type(.enter) }
    let pdf = await #expect(throws: WebEngineError.self) {
      try await watcher.page.makePDF(of: nil)
    }
    let medium = await #expect(throws: WebEngineError.self) {
      try await watcher.page.setMediaType("print")
    }
    for (error, name) in [(touch, "touches"), (key, "keys"), (pdf, "PDF"), (medium, "print")] {
      #expect(error?.message.contains(name) == true, "\(name)")
    }
    await watcher.page.close()
  }

  @Test("the page's colors and fields are reported")
  func colorsAndFieldsAreReported() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(
      .html("<body style='background: rgb(1, 2, 3)'><input name=a>", baseURL: nil))
    #expect(
      await watcher.sees {
        guard case .document(.appearanceChanged(let appearance)) = $0 else { return false }
        return appearance.backgroundColor == "rgb(1, 2, 3)"
      })
    _ = try await watcher.page.evaluate(
      "const field = document.querySelector('input'); field.value = 'b'; "
        + "field.dispatchEvent(new Event('input', { bubbles: true })); 0")
    #expect(
      await watcher.sees {
        guard case .document(.fieldsChanged(let text)) = $0 else { return false }
        return text.contains("\"b\"")
      })
    await watcher.page.close()
  }
}
