import Foundation
import LoopbackServer
import Simulator
import Testing
import WebEngine

@testable import FanlightBrowser
@testable import UIKit
@testable import WebKit

@Suite("A browser whose network is lost and restored", .serialized)
@MainActor
struct LostNetworkTests {
  private let server: LoopbackServer

  init() throws { server = try LoopbackServer(TestSite.chain) }

  /// Goes from A over B to C.
  private func goToC(_ session: BrowserSession, at server: LoopbackServer) async throws {
    try await session.go(to: "127.0.0.1:\(server.port)/a")
    try await session.tap(element: "#b")
    try await session.tap(element: "#c")
  }

  @Test("W247 W251: a failed link shows an error page, and retrying loads the link")
  func failedLinksShowAnErrorPage() async throws {
    try await BrowserSession.run { session in
      try await session.go(to: "127.0.0.1:\(server.port)/a")
      #expect(try await session.text == "A\n\nb")
      #expect(session.address == "127.0.0.1")
      #expect(session.browser.title == "A")
      #expect(!session.isEnabled("Back"))
      #expect(session.isEnabled("Reload"))
      try await session.tap(element: "#b")
      #expect(try await session.text == "B\n\nc")
      #expect(session.isEnabled("Back"))
      #expect(!session.isEnabled("Forward"))

      server.stop()
      try await session.tap(element: "#c")
      #expect(session.browser.error?.kind == .connectionFailed)
      #expect(try await session.text.hasPrefix("127.0.0.1 does not answer"))
      #expect(session.browser.url == server.url("/c"))
      #expect(session.address == "127.0.0.1")
      #expect(session.history == "/a [/b]")
      #expect(session.isEnabled("Back"))
      #expect(!session.isEnabled("Forward"))
      // The error page is laid out between the bars like any other page.
      #expect(session.scrollView.contentOffset.y == -88)
      #expect(session.scrollView.adjustedContentInset.bottom == 78)
      try await session.picture("error")

      try await session.tap("Reload")
      #expect(session.browser.error?.url == server.url("/c"))
      #expect(session.history == "/a [/b]")

      try server.start()
      try await session.tap(element: "a")
      #expect(try await session.text == "C")
      #expect(session.browser.error == nil)
      #expect(session.history == "/a /b [/c]")
      try await session.tap("Back")
      #expect(try await session.text == "B\n\nc")
      try await session.tap("Forward")
      #expect(try await session.text == "C")
      #expect(session.history == "/a /b [/c]")
    }
  }

  @Test("Back from the page of an error leads to the page from where the failed one was sought")
  func backFromAnErrorPage() async throws {
    try await BrowserSession.run { session in
      try await session.go(to: "127.0.0.1:\(server.port)/a")
      try await session.tap(element: "#b")
      server.stop()
      try await session.tap(element: "#c")
      try server.start()
      try await session.tap("Back")
      #expect(try await session.text == "B\n\nc")
      #expect(session.browser.error == nil)
      #expect(session.history == "/a [/b]")
      try await session.tap("Back")
      #expect(try await session.text == "A\n\nb")
    }
  }

  @Test("W211: Back, Forward and Reload continue from the item that failed to load")
  func historyContinuesFromTheFailedItem() async throws {
    // Cached pages would be restored without a network (W209).
    let server = try LoopbackServer(TestSite.forgottenChain)
    try await BrowserSession.run { session in
      try await goToC(session, at: server)
      server.stop()
      try await session.tap("Back")
      #expect(session.browser.error?.url == server.url("/b"))
      #expect(session.isEnabled("Back"))
      #expect(session.isEnabled("Forward"))
      #expect(session.history == "/a /b [/c]")
      try await session.tap("Back")
      #expect(session.browser.error?.url == server.url("/a"))
      #expect(!session.isEnabled("Back"))
      try await session.tap("Forward")
      #expect(session.browser.error?.url == server.url("/b"))

      try server.start()
      try await session.tap("Reload")
      #expect(try await session.text == "B\n\nc")
      #expect(session.history == "/a [/b] /c")
      try await session.tap("Forward")
      #expect(try await session.text == "C")
    }
  }

  @Test("W209: a cached page is restored without a network")
  func cachedPagesNeedNoNetwork() async throws {
    try await BrowserSession.run { session in
      try await goToC(session, at: server)
      server.stop()
      try await session.tap("Back")
      #expect(session.browser.error == nil)
      #expect(try await session.text == "B\n\nc")
      #expect(session.history == "/a [/b] /c")
    }
  }

  @Test("W268: the error page of a failed reload replaces the page's history item")
  func failedReloadsReplaceTheItem() async throws {
    try await BrowserSession.run { session in
      try await session.go(to: "127.0.0.1:\(server.port)/a")
      try await session.tap(element: "#b")
      server.stop()
      try await session.tap("Reload")
      #expect(session.browser.error?.url == server.url("/b"))
      try server.start()
      try await session.tap("Reload")
      #expect(try await session.text == "B\n\nc")
      #expect(session.history == "/a [/b]")
      server.stop()
      try await session.tap("Reload")
      try server.start()
      try await session.tap("Back")
      #expect(try await session.text == "A\n\nb")
    }
  }

  @Test("a URL entered while an error page is shown is loaded")
  func urlsEnteredOnErrorPagesLoad() async throws {
    try await BrowserSession.run { session in
      server.stop()
      try await session.go(to: "127.0.0.1:\(server.port)/a")
      #expect(session.browser.error?.url == server.url("/a"))
      #expect(session.history == "")
      #expect(!session.isEnabled("Back"))
      try server.start()
      try await session.go(to: "127.0.0.1:\(server.port)/c")
      #expect(try await session.text == "C")
      #expect(session.browser.error == nil)
      #expect(session.history == "[/c]")
    }
  }

  @Test("W192: a truncated page shows the error page in its own history item")
  func truncatedPagesShowTheErrorPage() async throws {
    let broken = try LoopbackServer([
      "/a": TestSite.page("A", TestSite.link("b", "/b")),
      "/b": .cutShort("<!doctype html><p>Half" + String(repeating: " ", count: 2000)),
    ])
    try await BrowserSession.run { session in
      try await session.go(to: "127.0.0.1:\(broken.port)/a")
      try await session.tap(element: "#b")
      #expect(session.browser.error?.kind == .connectionFailed)
      #expect(session.browser.url == broken.url("/b"))
      try await session.tap("Back")
      #expect(try await session.text == "A\n\nb")
    }
  }

  @Test("W191: a redirect loop shows an error page")
  func redirectLoopsShowAnErrorPage() async throws {
    let circle = try LoopbackServer(["/round": .redirect("/round")])
    try await BrowserSession.run { session in
      try await session.go(to: "127.0.0.1:\(circle.port)/round")
      #expect(session.browser.error?.kind == .tooManyRedirects)
      #expect(try await session.text.contains("leads round in a circle"))
      #expect(session.history == "")
    }
  }
}
