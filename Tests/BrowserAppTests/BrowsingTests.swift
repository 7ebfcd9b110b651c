import BrowserApp
import ChromiumEngine
import DeviceCatalog
import FanlightBrowser
import Foundation
import LoopbackServer
import Simulator
import Testing
import UIKit
import WebEngine
import WebKit

@Suite(
  "A person browses in the app: redirects, new windows, errors, and what the history has of it")
@MainActor
struct BrowsingTests {
  private static func page(_ name: String, _ body: String = "") -> LoopbackServer.Response {
    .response(
      "200 OK", headers: ["Content-Type: text/html; charset=utf-8", "Cache-Control: no-store"],
      body: """
        <!doctype html><meta name=viewport content='width=device-width'><title>\(name)</title>
        <body style='margin:0'><h1>\(name)</h1>\(body)
        """)
  }

  private static func link(_ id: String, _ address: String, _ more: String = "") -> String {
    "<p><a id=\(id) href='\(address)' \(more) style='font-size:40px'>\(id)</a></p>"
  }

  private static let pages: [String: LoopbackServer.Response] = [
    "/a": page(
      "A",
      link("b", "/b") + link("moved", "/moved") + link("blank", "/b", "target=_blank")
        + link("slow", "/slow")),
    "/b": page("B", link("c", "/c")), "/c": page("C"), "/moved": .redirect("/b"),
  ]

  /// Taps the row of the app's only place, which opens a server's page.
  private func browse(
    _ server: LoopbackServer, _ work: (AppSession) async throws -> Void
  ) async throws {
    let engine = ChromiumEngine()
    Composition.connect(engine)
    let device = try DeviceCatalog.builtIn.device(named: "iPhone X")
    let simulator = Simulator(device, system: try device.systemRelease(for: "16"))
    BrowserAppDelegate.main()
    let root = try #require(UIApplication.shared.keyWindow?.rootViewController)
    let navigation = try #require(root as? UINavigationController)
    let places = try #require(navigation.topViewController as? PlacesViewController)
    places.places = [Place("Start", server.url("/a").absoluteString)]
    simulator.settle()
    let row = places.tableView.rectForRow(at: IndexPath(row: 0, section: 0))
    simulator.tap(at: places.tableView.convert(CGPoint(x: row.midX, y: row.midY), to: nil))
    simulator.settle()
    let browser = try #require(navigation.topViewController as? BrowserViewController)
    let session = AppSession(simulator: simulator, browser: browser)
    let result: Result<Void, any Error>
    do {
      try await session.rest()
      try await work(session)
      result = .success(())
    } catch {
      result = .failure(error)
    }
    await browser.webView.close()
    await engine.shutDown()
    Composition.connect(nil)
    try result.get()
  }

  @Test("W176: a redirect is followed, and the back-forward list has its target")
  func redirectsAreFollowed() async throws {
    try await browse(try LoopbackServer(Self.pages)) { session in
      try await session.tap("#moved")
      #expect(session.title == "B")
      #expect(session.history == ["/a", "[/b]"])
      session.browser.goBack()
      try await session.rest()
      #expect(session.title == "A")
      #expect(session.history == ["[/a]", "/b"])
    }
  }

  @Test("W217: target=_blank, which without a window of its own loads nothing, loads in this one")
  func blankTargetsLoadInThisWindow() async throws {
    try await browse(try LoopbackServer(Self.pages)) { session in
      try await session.tap("#blank")
      #expect(session.title == "B")
      #expect(session.browser.error == nil)
      #expect(session.history == ["/a", "[/b]"])
    }
  }

  @Test("W195: tapping a link cancels the previous load, without an error")
  func tappedLinksCancelLoads() async throws {
    let server = try LoopbackServer(
      Self.pages.merging(["/slow": .late(8000, Self.page("Slow"))]) { $1 })
    try await browse(server) { session in
      // The link's position is read before the load, during which scripts would wait.
      let link = try await session.place(of: "#b")
      try await session.press("#slow")
      let isLoading = try await session.eventually { session.browser.webView.isLoading }
      #expect(isLoading)
      session.tap(at: link)
      let isThere = try await session.eventually { session.title == "B" }
      #expect(isThere)
      try await session.rest()
      #expect(session.title == "B")
      #expect(session.browser.error == nil)
      #expect(!session.browser.isShowingErrorPage)
      #expect(session.history == ["/a", "[/b]"])
    }
  }

  @Test("W247 W251: the history before and after an error page, and a reload that tries again")
  func errorPagesInTheHistory() async throws {
    let server = try LoopbackServer(Self.pages)
    try await browse(server) { session in
      try await session.tap("#b")
      #expect(session.history == ["/a", "[/b]"])
      server.stop()
      try await session.tap("#c")
      #expect(session.browser.isShowingErrorPage)
      #expect(session.browser.url == server.url("/c"))
      #expect(session.browser.webView.url?.absoluteString == "about:blank")
      #expect(session.history == ["/a", "[/b]"])
      #expect(session.browser.canGoBack)
      #expect(!session.browser.canGoForward)

      session.browser.reload()
      try await session.rest()
      #expect(session.browser.isShowingErrorPage)
      #expect(session.history == ["/a", "[/b]"])

      try server.start()
      session.browser.reload()
      try await session.rest()
      #expect(session.title == "C")
      #expect(!session.browser.isShowingErrorPage)
      #expect(session.history == ["/a", "/b", "[/c]"])
      session.browser.goBack()
      try await session.rest()
      #expect(session.title == "B")
      #expect(session.history == ["/a", "[/b]", "/c"])
    }
  }
}

/// A user of the app's browser.
@MainActor
private struct AppSession {
  let simulator: Simulator
  let browser: BrowserViewController

  var title: String { browser.webView.title ?? "" }

  /// The paths of the back-forward list's items, the current one in brackets.
  var history: [String] {
    let list = browser.webView.backForwardList
    return list.backList.map(\.url.path) + (list.currentItem.map { ["[\($0.url.path)]"] } ?? [])
      + list.forwardList.map(\.url.path)
  }

  /// Taps an element of the page at its position on the screen.
  func press(_ selector: String) async throws {
    tap(at: try await place(of: selector))
  }

  /// Taps a point of the screen.
  func tap(at point: CGPoint) {
    simulator.tap(at: point)
    simulator.settle()
  }

  /// The center of an element on the screen, in points.
  func place(of selector: String) async throws -> CGPoint {
    let script = """
      (() => { const b = document.querySelector('\(selector)').getBoundingClientRect();
        return [b.x + b.width / 2 + scrollX, b.y + b.height / 2 + scrollY] })()
      """
    let place = try #require(
      try await browser.webView.evaluateJavaScript(script) as? [Double])
    let offset = browser.webView.scrollView.contentOffset
    return CGPoint(x: place[0] - offset.x, y: place[1] - offset.y)
  }

  /// Taps an element and waits until the page is quiet.
  func tap(_ selector: String) async throws {
    try await press(selector)
    try await rest()
  }

  /// Waits until nothing loads and nothing moves.
  func rest() async throws {
    await browser.webView.idle()
    // A load that a tap begins is visible only after a round trip to the page.
    try await Task.sleep(for: .milliseconds(150))
    for _ in 0..<5 {
      do {
        _ = try await browser.webView.waitUntilQuiet(timeout: .seconds(20))
        break
      } catch {
        try await Task.sleep(for: .milliseconds(200))
      }
    }
    simulator.settle()
  }

  /// Waits until a condition is met.
  func eventually(_ isTrue: () -> Bool) async throws -> Bool {
    for _ in 0..<300 {
      if isTrue() { return true }
      try await Task.sleep(for: .milliseconds(20))
    }
    return false
  }
}
