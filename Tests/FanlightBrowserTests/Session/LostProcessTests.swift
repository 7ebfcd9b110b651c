import Foundation
import LoopbackServer
import Simulator
import Testing
import WebEngine

@testable import FanlightBrowser
@testable import UIKit
@testable import WebKit

@Suite("A browser whose page's process terminates", .serialized)
@MainActor
struct LostProcessTests {
  @Test("W225 W226: the page is loaded again; one that ends again has a page that says so")
  func terminatedPagesAreLoadedAgain() async throws {
    let server = try LoopbackServer(TestSite.chain)
    try await BrowserSession.run { session in
      try await session.go(to: "127.0.0.1:\(server.port)/a")
      try await session.tap(element: "#b")
      try session.killPage()
      let comesBack = try await session.eventually { session.webView.title == "B" }
      #expect(comesBack)
      try await session.rest()
      #expect(try await session.text == "B\n\nc")
      #expect(session.history == "/a [/b]")
      #expect(session.browser.error == nil)

      try session.killPage()
      let isTold = try await session.eventually { session.browser.error != nil }
      #expect(isTold)
      try await session.rest()
      #expect(session.browser.error?.kind == .processEnded)
      #expect(session.browser.url == server.url("/b"))
      #expect(try await session.text.hasPrefix("The page has ended"))
      #expect(session.isEnabled("Back"))

      try await session.tap(element: "a")
      #expect(try await session.text == "B\n\nc")
      #expect(session.history == "/a [/b]")
      try await session.tap("Back")
      #expect(try await session.text == "A\n\nb")
    }
  }

  @Test("W225: a hidden page is reloaded when it becomes visible")
  func hiddenPagesReloadWhenVisible() async throws {
    let server = try LoopbackServer(TestSite.chain)
    try await BrowserSession.run { session in
      try await session.go(to: "127.0.0.1:\(server.port)/a")
      session.navigation.pushViewController(UIViewController(), animated: false)
      session.simulator.settle()
      try session.killPage()
      let isGone = try await session.eventually { session.webView.title != "A" }
      #expect(isGone)
      try await Task.sleep(for: .milliseconds(300))
      #expect(session.webView.url == nil)
      #expect(session.browser.url == server.url("/a"))
      session.navigation.popViewController(animated: false)
      session.simulator.settle()
      try await session.rest()
      #expect(try await session.text == "A\n\nb")
      #expect(session.history == "[/a]")
    }
  }
}
