import Foundation
import LoopbackServer
import Simulator
import Testing
import WebEngine

@testable import FanlightBrowser
@testable import UIKit
@testable import WebKit

@Suite("A browser with an allow list", .serialized)
@MainActor
struct LeavingTests {
  /// The same server is another site under the name of the machine.
  private func show(
    _ body: String, _ others: [String: LoopbackServer.Response] = [:],
    _ work: (BrowserSession, LoopbackServer) async throws -> Void
  ) async throws {
    let server = try LoopbackServer { path in
      path == "/" ? TestSite.page("Start", body) : others[path]
    }
    try await BrowserSession.run { session in
      session.browser.policy = .allowList([
        Site(parsing: "http://127.0.0.1:\(server.port)") ?? "none.example"
      ])
      try await session.go(to: "127.0.0.1:\(server.port)/")
      try await work(session, server)
    }
  }

  @Test("a link to another site goes to the system's browser, and the page stays")
  func crossSiteLinksOpenInTheSystem() async throws {
    try await show(TestSite.link("out", "http://good.example/a")) { session, server in
      try await session.tap(element: "#out")
      #expect(session.opened == ["http://good.example/a"])
      #expect(try await session.text == "Start\n\nout")
      #expect(session.browser.url == server.url("/"))
      #expect(session.browser.error == nil)
      #expect(session.history == "[/]")
      #expect(!session.webView.isLoading)
    }
  }

  @Test("a cross-site URL that is typed goes there as well, and the field shows the page")
  func typedCrossSiteURLsOpenInTheSystem() async throws {
    try await show("") { session, server in
      try await session.go(to: "good.example")
      #expect(session.opened == ["https://good.example"])
      #expect(session.address == "127.0.0.1")
      #expect(session.browser.url == server.url("/"))
    }
  }

  @Test("a redirect to another site opens it in the system without an error (W181)")
  func crossSiteRedirectsOpenInTheSystem() async throws {
    try await show(
      TestSite.link("out", "/out"), ["/out": .redirect("http://good.example/b")]
    ) { session, server in
      try await session.tap(element: "#out")
      #expect(session.opened == ["http://good.example/b"])
      #expect(session.browser.error == nil)
      #expect(try await session.text == "Start\n\nout")
      #expect(session.browser.url == server.url("/"))
    }
  }

  @Test("W216: a cross-site frame and its button open nothing in the system")
  func crossSiteFramesOpenNothing() async throws {
    let frame = """
      <!doctype html><body style='margin:0'>
      <button style='width:200px;height:80px' onclick="location = '/liked'">Like</button>
      """
    try await show(
      "<div id=box style='width:200px;height:80px'></div>",
      ["/like": .page(frame), "/liked": .page("<!doctype html>Liked")]
    ) { session, server in
      _ = try await session.webView.evaluateJavaScript(
        """
        box.innerHTML = "<iframe src='http://localhost:\(server.port)/like' style='border:0'>"; 0
        """)
      await server.receivesRequest(for: "/like")
      try await session.rest()
      try await session.tap(element: "#box")
      await server.receivesRequest(for: "/liked")
      #expect(session.opened == [])
      #expect(try await session.text == "Start")
      #expect(session.browser.url == server.url("/"))
    }
  }

  @Test("W217: links with target=_blank open in this browser or in the system's")
  func blankTargetsOpenHereOrInTheSystem() async throws {
    let body =
      TestSite.link("new", "/new", "target=_blank")
      + TestSite.link("out", "http://good.example/", "target=_blank")
    try await show(body, ["/new": TestSite.page("New")]) { session, _ in
      try await session.tap(element: "#out")
      #expect(session.opened == ["http://good.example/"])
      #expect(try await session.text.hasPrefix("Start"))
      try await session.tap(element: "#new")
      #expect(try await session.text == "New")
      #expect(session.history == "/ [/new]")
      try await session.tap("Back")
      #expect(try await session.text.hasPrefix("Start"))
    }
  }

  @Test("W218: a script's window is this one as well; an empty one is none")
  func scriptWindowsOpenHere() async throws {
    let body = """
      <button id=empty onclick="window.open('')" style='height:80px'>empty</button>
      <button id=open onclick="window.open('/new')" style='height:80px'>open</button>
      """
    try await show(body, ["/new": TestSite.page("New")]) { session, _ in
      try await session.tap(element: "#empty")
      #expect(try await session.text.hasPrefix("Start"))
      try await session.tap(element: "#open")
      #expect(try await session.text == "New")
    }
  }

  @Test("mailto URLs open in the system")
  func mailtoURLsOpenInTheSystem() async throws {
    try await show(TestSite.link("mail", "mailto:a@good.example")) { session, _ in
      try await session.tap(element: "#mail")
      #expect(session.opened == ["mailto:a@good.example"])
      #expect(session.browser.error == nil)
    }
  }

  // MARK: Files to save

  private final class Saver: NSObject, WKDownloadDelegate {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "saved-\(UUID().uuidString)")
    var name: String?
    var isDone = false

    func download(
      _ download: WKDownload, decideDestinationUsing response: URLResponse,
      suggestedFilename: String, completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
    ) {
      name = suggestedFilename
      completionHandler(file)
    }

    func downloadDidFinish(_ download: WKDownload) { isDone = true }
  }

  private static let archive: LoopbackServer.Response = .response(
    "200 OK", headers: ["Content-Type: application/zip"], body: "zipped")

  @Test("W182 W275: a response that cannot be shown keeps the page without an error")
  func responsesThatCannotBeShownKeepThePage() async throws {
    try await show(TestSite.link("zip", "/a.zip"), ["/a.zip": Self.archive]) { session, server in
      try await session.tap(element: "#zip")
      #expect(session.browser.error == nil)
      #expect(try await session.text == "Start\n\nzip")
      #expect(session.browser.url == server.url("/"))
      #expect(session.history == "[/]")
    }
  }

  @Test("W187: a download is saved where the app decides, without an error")
  func downloadsAreSavedWhereTheAppDecides() async throws {
    let saver = Saver()
    try await show(TestSite.link("zip", "/a.zip"), ["/a.zip": Self.archive]) { session, _ in
      session.browser.downloadDelegate = saver
      try await session.tap(element: "#zip")
      let isDone = try await session.eventually { saver.isDone }
      #expect(isDone)
      #expect(saver.name == "a.zip")
      #expect(try String(contentsOf: saver.file, encoding: .utf8) == "zipped")
      #expect(session.browser.error == nil)
      #expect(try await session.text == "Start\n\nzip")
    }
    try? FileManager.default.removeItem(at: saver.file)
  }

  @Test("a server's attachment is saved although it could be shown")
  func attachmentsAreSaved() async throws {
    let saver = Saver()
    let text = LoopbackServer.Response.response(
      "200 OK",
      headers: ["Content-Type: text/plain", "Content-Disposition: attachment; filename=b.txt"],
      body: "text")
    try await show(TestSite.link("text", "/text"), ["/text": text]) { session, _ in
      session.browser.downloadDelegate = saver
      try await session.tap(element: "#text")
      let isDone = try await session.eventually { saver.isDone }
      #expect(isDone)
      #expect(saver.name == "b.txt")
      #expect(session.browser.error == nil)
    }
    try? FileManager.default.removeItem(at: saver.file)
  }
}
