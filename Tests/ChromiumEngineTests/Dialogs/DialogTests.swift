import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("JavaScript panels and file inputs")
struct DialogTests {
  @Test("W304, W307 panels are reported with their message, and scripts wait for the response")
  func panelsAreReportedWithTheirMessage() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(.html("<p>", baseURL: nil))
    await watcher.respondToDialogs(.accept, .accept, .text("typed é"), .dismiss)
    #expect(
      try await watcher.page.evaluate(
        "[alert('a'), confirm('b'), prompt('c', 'd'), prompt('e')]")
        == .array([.undefined, .bool(true), .string("typed é"), .null]))

    var dialogs: [PageDialog] = []
    for case .dialog(let dialog) in await watcher.seen { dialogs.append(dialog) }
    #expect(dialogs.map(\.kind) == [.alert, .confirm, .prompt("d"), .prompt("")])
    #expect(dialogs.map(\.message) == ["a", "b", "c", "e"])
    #expect(dialogs.first?.frame.isMain == true)
    await watcher.page.close()
  }

  @Test("W308 beforeunload shows no panel")
  func beforeunloadShowsNoPanel() async throws {
    let server = try LoopbackServer(["/": .page("<p>"), "/next": .page("<title>Next</title>")])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/")))
    _ = try await watcher.page.evaluate("onbeforeunload = event => event.preventDefault(); 1")
    try await watcher.show(.url(server.url("/next")))
    #expect(try await watcher.page.evaluate("document.title") == .string("Next"))
    #expect(!(await watcher.seen.contains { if case .dialog = $0 { true } else { false } }))
    await watcher.page.close()
  }

  /// WebKit since Safari 16.4; HTML, "the cancel event" of file inputs.
  @Test("An element whose panel is cancelled gets one event, and keeps its files")
  func cancelledPanelsSendOneEvent() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(.html("<form><input type=file></form>", baseURL: nil))
    _ = try await watcher.page.evaluate(
      """
      heard = [];
      for (const name of ['cancel', 'change']) {
        document.forms[0].addEventListener(name, event => heard.push(event.type + event.bubbles));
      }
      document.querySelector('input').click()
      """)
    #expect(await watcher.sees { if case .fileRequest = $0 { true } else { false } })
    for case .fileRequest(let request) in await watcher.seen {
      await watcher.page.setFiles(nil, for: request)
    }
    #expect(try await watcher.page.evaluate("heard") == .array([.string("canceltrue")]))
    await watcher.page.close()
  }

  @Test("An element gets the files that were chosen")
  func elementsGetTheChosenFiles() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    try Data("hello".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let watcher = try await Watcher.open()
    try await watcher.show(.html("<input type=file multiple>", baseURL: nil))
    _ = try await watcher.page.evaluate("document.querySelector('input').click()")
    #expect(await watcher.sees { if case .fileRequest = $0 { true } else { false } })
    for case .fileRequest(let request) in await watcher.seen {
      #expect(request.allowsMultipleSelection)
      #expect(!request.allowsDirectories)
      await watcher.page.setFiles([file], for: request)
    }
    #expect(
      try await watcher.page.evaluate("[...document.querySelector('input').files].map(f => f.name)")
        == .array([.string(file.lastPathComponent)]))
    await watcher.page.close()
  }
}
