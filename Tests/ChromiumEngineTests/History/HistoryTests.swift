import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("History entries are reported with each commit and same-document navigation")
struct HistoryTests {
  private func entries(_ watcher: Watcher) async -> [HistoryEntry] {
    await watcher.seen.compactMap {
      if case .history(.entry(let entry)) = $0 { entry } else { nil }
    }
  }

  @Test("A traversal shows an entry's document, with its script state if it was cached")
  func traversalsShowTheEntrysDocument() async throws {
    let server = try LoopbackServer([
      "/1": .page("<title>1</title>"), "/2": .page("<title>2</title>"),
    ])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/1")))
    let first = try #require(await entries(watcher).last)
    try await watcher.show(.url(server.url("/2")))
    let second = try #require(await entries(watcher).last)
    #expect(second.index == first.index + 1)
    #expect(second.identifier != first.identifier)

    await watcher.forget()
    #expect(try await watcher.page.go(to: first.identifier))
    #expect(await watcher.sees { $0 == .navigation(.finished) })
    #expect(await watcher.sees { $0 == .document(.firstRendering) })
    #expect(await entries(watcher) == [first])
    #expect(
      await watcher.milestones == [
        .navigation(.started(server.url("/1"))), .navigation(.committed(server.url("/1"))),
        .navigation(.finished),
      ])
    #expect(await watcher.sees { $0 == .document(.titleChanged("1")) })
    #expect(await watcher.navigations == [])
    #expect(try await watcher.page.evaluate("document.title") == .string("1"))
    #expect(try await !watcher.page.go(to: 123_456))
    await watcher.page.close()
  }

  @Test("A traversal to a file keeps its read access directory, also after other documents")
  func traversalsToFilesKeepReadAccess() async throws {
    let top = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let pages = top.appending(path: "pages")
    try FileManager.default.createDirectory(at: pages, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: top) }
    try Data("window.read = 'yes'".utf8).write(to: top.appending(path: "a.js"))
    let file = pages.appending(path: "index.html")
    try Data("<title>File</title><script src=../a.js></script>".utf8).write(to: file)
    let server = try LoopbackServer(["/1": .page("<title>1</title>")])
    let watcher = try await Watcher.open()
    try await watcher.show(.file(file, directory: top))
    let first = try #require(await entries(watcher).last)
    try await watcher.show(.url(server.url("/1")))
    try await watcher.show(.html("error", baseURL: nil))

    await watcher.forget()
    #expect(try await watcher.page.go(to: first.identifier))
    #expect(await watcher.sees { $0 == .navigation(.finished) })
    #expect(try await watcher.page.evaluate("document.title") == .string("File"))
    #expect(try await watcher.page.evaluate("window.read") == .string("yes"))
    await watcher.page.close()
  }

  @Test("W202: pushState adds an entry; replaceState and location.replace add none")
  func pushStateAddsAnEntry() async throws {
    let server = try LoopbackServer(["/": .page("<p>x"), "/new": .page("<p>y")])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/")))
    let first = try #require(await entries(watcher).last)
    _ = try await watcher.page.evaluate("history.pushState(1, '', '/pushed'); 1")
    #expect(await watcher.sees { $0 == .navigation(.movedWithinDocument(server.url("/pushed"))) })
    let pushed = try #require(await entries(watcher).last)
    #expect(pushed.index == first.index + 1)
    _ = try await watcher.page.evaluate("history.replaceState(1, '', '/replaced'); 1")
    #expect(await watcher.sees { $0 == .navigation(.movedWithinDocument(server.url("/replaced"))) })
    #expect(await entries(watcher).last == pushed)
    await watcher.forget()
    _ = try await watcher.page.evaluate("location.replace('/new'); 1")
    #expect(await watcher.sees { $0 == .navigation(.finished) })
    #expect(await entries(watcher).last?.index == pushed.index)
    await watcher.page.close()
  }

  @Test(
    "W202, W304: a dialog in the task that announces a navigation is reported before that task ends"
  )
  func dialogsInAnnouncingTasks() async throws {
    let server = try LoopbackServer([
      "/": .page(
        """
        <script>navigation.addEventListener('navigate', event => {
          if (event.destination.url.endsWith('#b')) alert('open');
        });</script>
        """)
    ])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/")))
    let first = try #require(await entries(watcher).last)
    await watcher.forget()
    let start = ContinuousClock.now
    async let script = watcher.page.evaluate(
      "history.pushState(1, '', '/a'); location.hash = 'b'; 1")
    #expect(await watcher.sees { if case .dialog = $0 { true } else { false } })
    #expect(ContinuousClock.now - start < EngineWaits.announcingTask)
    _ = try await script
    #expect(
      await watcher.sees { $0 == .navigation(.movedWithinDocument(server.url("/a#b"))) })
    #expect(await entries(watcher).map(\.index) == [first.index + 1, first.index + 2])
    await watcher.page.close()
  }

  @Test("A reload keeps its entry")
  func reloadsKeepTheirEntry() async throws {
    let server = try LoopbackServer(["/": .page("<p>x")])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/")))
    let entry = await entries(watcher).last
    await watcher.forget()
    try await watcher.page.reload(bypassingCaches: true)
    #expect(await watcher.sees { $0 == .navigation(.finished) })
    #expect(await entries(watcher).last?.index == entry?.index)
    #expect(await watcher.navigations == [])
    await watcher.page.close()
  }

  @Test("A request keeps its method, header fields and body")
  func requestsKeepMethodFieldsAndBody() async throws {
    let server = try LoopbackServer([
      "/": .page("<title>Posted</title>")
    ])
    let watcher = try await Watcher.open()
    try await watcher.show(
      .request(
        server.url("/"), method: "POST", headers: ["X-One": "1"], body: Data("a=b".utf8)))
    #expect(try await watcher.page.evaluate("document.title") == .string("Posted"))
    let sent = server.lastRequest
    #expect(sent.hasPrefix("POST / HTTP/1.1"))
    #expect(sent.lowercased().contains("x-one: 1"))
    #expect(sent.hasSuffix("a=b"))
    await watcher.page.close()
  }

  @Test("W248: data is shown as the document of its URL")
  func dataIsTheDocumentOfItsURL() async throws {
    let server = try LoopbackServer([:])
    let watcher = try await Watcher.open()
    let url = server.url("/made-up")
    try await watcher.show(
      .data(Data("<title>é</title>".utf8), mediaType: "text/html; charset=utf-8", url: url))
    #expect(try await watcher.page.evaluate("document.title") == .string("é"))
    #expect(
      await watcher.milestones == [
        .navigation(.started(url)), .navigation(.committed(url)), .navigation(.finished),
      ])
    await watcher.page.close()
  }
}
