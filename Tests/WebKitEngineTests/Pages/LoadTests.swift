import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import WebKitEngine

@Suite("Loads of WebKit", .needsHelper, .serialized, .timeLimit(.minutes(3)))
struct LoadTests {
  @Test("W168 a load starts, is committed and finishes, and the title follows")
  func loadHasItsEvents() async throws {
    let server = try LoopbackServer(["/": .page("<title>First</title><p>Text")])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/")))
    #expect(
      await watcher.milestones == [
        .navigation(.started(server.url("/"))), .navigation(.committed(server.url("/"))),
        .navigation(.finished),
      ])
    #expect(await watcher.sees { $0 == .document(.titleChanged("First")) })
    #expect(await watcher.navigations.isEmpty)
    await watcher.page.close()
  }

  @Test("W256 HTML without a base URL is the document of about:blank, and asks for no decision")
  func htmlNeedsNoDecision() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(.html("<p id=a>Text", baseURL: nil))
    let blank = try #require(URL(string: "about:blank"))
    #expect(
      await watcher.milestones == [
        .navigation(.started(blank)), .navigation(.committed(blank)), .navigation(.finished),
      ])
    #expect(try await watcher.page.evaluate("a.textContent") == .string("Text"))
    await watcher.page.close()
  }

  @Test("W176 a redirect of the app's load asks for a decision and is reported")
  func redirectNeedsADecision() async throws {
    let server = try LoopbackServer(["/": .redirect("/b"), "/b": .page("<p>B")])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/")))
    #expect(
      await watcher.milestones == [
        .navigation(.started(server.url("/"))), .navigation(.redirected(server.url("/b"))),
        .navigation(.committed(server.url("/b"))), .navigation(.finished),
      ])
    #expect(await watcher.navigations.map(\.isRedirect) == [true])
    await watcher.page.close()
  }

  @Test("W184 a server that does not answer is a failure by kind, and the old document stays")
  func refusedConnectionFails() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(.html("<p id=a>Old", baseURL: nil))
    let port = try LoopbackServer([:])
    let url = port.url("/")
    port.stop()
    try await watcher.show(.url(url))
    #expect(await watcher.failure?.kind == .cannotConnect)
    #expect(try await watcher.page.evaluate("a.textContent") == .string("Old"))
    await watcher.page.close()
  }

  @Test("an error response is shown, and said by its status line")
  func errorPageIsNamed() async throws {
    let server = try LoopbackServer(["/": .page("<p>A")])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/missing")))
    #expect(await watcher.seen.contains(.document(.errorPage("404 Not Found"))))
    await watcher.page.close()
  }

  @Test("W191 a load without a response in time fails as timed out")
  func lateResponseFails() async throws {
    let server = try LoopbackServer(["/": .late(60_000, .page("<p>"))])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/"), responseTimeout: .milliseconds(500)))
    #expect(await watcher.failure?.kind == .timedOut)
    await watcher.page.close()
  }

  @Test(
    "W199, W202 pushState and fragments are same-document navigations with entries of their own")
  func sameDocumentNavigationsHaveEntries() async throws {
    let server = try LoopbackServer(["/": .page("<p>A")])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/")))
    let first = try #require(await watcher.entries.last)

    await watcher.forget()
    _ = try await watcher.page.evaluate("history.pushState({}, '', '/pushed'); 0")
    #expect(
      await watcher.sees { $0 == .navigation(.movedWithinDocument(server.url("/pushed"))) })
    let second = try #require(await watcher.entries.last)
    #expect(second.index == first.index + 1 && second.identifier != first.identifier)

    await watcher.forget()
    let fragment = try #require(URL(string: server.url("/pushed").absoluteString + "#part"))
    try await watcher.page.load(.url(fragment))
    #expect(await watcher.sees { $0 == .navigation(.movedWithinDocument(fragment)) })
    #expect(await watcher.milestones == [.navigation(.movedWithinDocument(fragment))])

    await watcher.forget()
    #expect(try await watcher.page.go(to: first.identifier))
    #expect(await watcher.sees { $0 == .navigation(.movedWithinDocument(server.url("/"))) })
    #expect(await watcher.entries == [first])
    #expect(try await watcher.page.go(to: 99_999) == false)
    await watcher.page.close()
  }

  @Test("W208 a traversal to another document reports its history entry and commits it")
  func traversalKeepsTheEntry() async throws {
    let server = try LoopbackServer(["/": .page("<p>A"), "/b": .page("<p>B")])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/")))
    let first = try #require(await watcher.entries.last)
    try await watcher.show(.url(server.url("/b")))
    await watcher.forget()
    #expect(try await watcher.page.go(to: first.identifier))
    #expect(await watcher.sees { $0 == .navigation(.finished) })
    #expect(await watcher.entries == [first])
    #expect(await watcher.seen.contains(.navigation(.committed(server.url("/")))))
    // Also where the document comes from the page cache.
    #expect(await watcher.sees { $0 == .document(.firstRendering) })
    #expect(await watcher.sees { $0 == .document(.viewportMetas([])) })
    await watcher.page.close()
  }

  @Test("W265 a reload loads the document again, without a decision")
  func reloadLoadsAgain() async throws {
    let server = try LoopbackServer(["/": .page("<p>A")])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/")))
    await watcher.forget()
    try await watcher.page.reload(bypassingCaches: true, resending: nil)
    #expect(await watcher.sees { $0 == .navigation(.finished) })
    #expect(server.paths == ["/", "/"])
    #expect(await watcher.navigations.isEmpty)
    await watcher.page.close()
  }

  @Test("a POST request, which WebKitGTK cannot load, is an error that names it")
  func postIsAnError() async throws {
    let server = try LoopbackServer(["/": .page("<p>A")])
    let watcher = try await Watcher.open()
    let error = await #expect(throws: WebEngineError.self) {
      try await watcher.page.load(
        .request(server.url("/"), method: "POST", headers: [:], body: Data("a=1".utf8)))
    }
    #expect(error?.message.contains("POST") == true)
    #expect(server.paths.isEmpty)
    await watcher.page.close()
  }

  @Test("W224 the end of the page's process is reported, and the page is lost")
  func crashIsReported() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(.html("<p>A", baseURL: nil))
    let page = try #require(watcher.page as? WebKitPage)
    page.send("Page.terminate")
    #expect(await watcher.sees { $0 == .process(.crashed) })
    await #expect(throws: WebEngineError.self) { try await page.measure() }
    await page.close()
  }
}
