import Foundation
import LoopbackServer
import Simulator
import Testing
import WebEngine

@testable import FanlightBrowser
@testable import UIKit
@testable import WebKit

@Suite("The position and insets of pages in a browser, as the pages report them", .serialized)
@MainActor
struct PlacingTests {
  private static let cover = "width=device-width, viewport-fit=cover"

  /// Content that is taller than the screen, with an element at its end.
  private static let lines = """
    <p style='height:3000px;margin:0'></p><hr id=end style='margin:0;height:20px'>
    """

  private func show(
    on device: String = "iPhone X", system: String = "16", _ viewport: String = cover,
    _ body: String = lines, _ work: (BrowserSession, LoopbackServer) async throws -> Void
  ) async throws {
    let server = try LoopbackServer([
      "/": TestSite.page("Start", body, viewport: viewport),
      "/short": TestSite.page("Short"),
      "/plain": TestSite.page("Plain", Self.lines),
    ])
    try await BrowserSession.run(on: device, system: system) { session in
      try await session.go(to: "127.0.0.1:\(server.port)/")
      try await work(session, server)
    }
  }

  /// Returns the top and bottom edge of an element on the screen, in points.
  private func edges(
    of element: String, in session: BrowserSession
  ) async throws -> (top: CGFloat, bottom: CGFloat) {
    let numbers =
      try await session.webView.evaluateJavaScript(
        "(b => [b.top + scrollY, b.bottom + scrollY])(\(element).getBoundingClientRect())")
      as? [Double]
    let span = try #require(numbers)
    let offset = session.scrollView.contentOffset.y
    return (span[0] - offset, span[1] - offset)
  }

  private func scrollToEnd(_ session: BrowserSession) async throws {
    let scrollView = session.scrollView
    scrollView.contentOffset.y =
      scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
      - scrollView.bounds.height
    try await session.rest()
  }

  // MARK: Bars that hide

  @Test("dragging up hides the bars, dragging down brings them back; what is read stays in place")
  func draggingUpHidesTheBars() async throws {
    for viewport in [Self.cover, "width=device-width"] {
      try await show(viewport) { session, _ in
        let scrollView = session.scrollView
        #expect(scrollView.contentOffset.y == -88)
        session.simulator.drag(
          from: CGPoint(x: 180, y: 600), to: CGPoint(x: 180, y: 300), rest: 0.3)
        session.simulator.settle()
        #expect(session.navigation.isNavigationBarHidden)
        #expect(session.navigation.isToolbarHidden)
        #expect(scrollView.adjustedContentInset.top == 44)
        #expect(scrollView.verticalScrollIndicatorInsets.top == 44)
        #expect(scrollView.verticalScrollIndicatorInsets.bottom == 34)
        let read = scrollView.contentOffset.y
        #expect(read > 100)
        try await session.rest()
        #expect(scrollView.contentOffset.y == read)

        session.simulator.drag(
          from: CGPoint(x: 180, y: 300), to: CGPoint(x: 180, y: 360), rest: 0.3)
        session.simulator.settle()
        #expect(!session.navigation.isNavigationBarHidden)
        #expect(!session.navigation.isToolbarHidden)
        #expect(scrollView.adjustedContentInset.top == 88)
        #expect(scrollView.verticalScrollIndicatorInsets.bottom == 78)
      }
    }
  }

  @Test("a new page shows the bars, because a short page cannot be scrolled to show them")
  func newPagesShowTheBars() async throws {
    try await show(Self.cover, TestSite.link("short", "/short") + Self.lines) { session, _ in
      session.simulator.drag(
        from: CGPoint(x: 180, y: 600), to: CGPoint(x: 180, y: 560), rest: 0.3)
      session.simulator.settle()
      #expect(session.navigation.isNavigationBarHidden)
      try await session.tap(element: "#short")
      #expect(try await session.text == "Short")
      #expect(!session.navigation.isNavigationBarHidden)
      #expect(!session.navigation.isToolbarHidden)
      #expect(session.scrollView.contentOffset.y == -88)
    }
  }

  // MARK: Turning

  @Test("W158: a rotation during a load lays the page out for the new orientation")
  func rotationDuringALoad() async throws {
    let gate = Gate()
    let end = Self.lines
    let start = TestSite.document(
      "Slow", String(repeating: "<!-- -->", count: 500), viewport: Self.cover)
    let server = try LoopbackServer(["/": .held(start, gate, end)])
    try await BrowserSession.run { session in
      session.browser.load(server.url("/"))
      let isThere = try await session.eventually {
        session.scrollView.contentInsetAdjustmentBehavior == .never
      }
      #expect(isThere)
      #expect(session.scrollView.contentOffset.y == -88)
      #expect(session.button("Stop") != nil)
      session.simulator.rotate(to: .landscapeRight)
      gate.open()
      try await session.rest()
      #expect(session.button("Reload") != nil)
      let scrollView = session.scrollView
      #expect(scrollView.contentOffset.y == -32)
      #expect(scrollView.contentInset.top == 32)
      let page = try await session.webView.measure()
      #expect(page.safeAreaInsets == EdgeLengths(top: 0, left: 44, bottom: 53, right: 44))
      #expect(page.innerSize.width == 812)
      #expect(try await edges(of: "document.querySelector('h1')", in: session).top >= 32)

      session.simulator.rotate(to: .portrait)
      try await session.rest()
      #expect(scrollView.contentOffset.y == -88)
      #expect(scrollView.contentInset.top == 88)
    }
  }

  @Test("a scrolled page keeps its position after a rotation and back")
  func scrolledPagesKeepTheirPosition() async throws {
    try await show { session, _ in
      session.scrollView.contentOffset.y = 1000
      try await session.rest()
      session.simulator.rotate(to: .landscapeRight)
      try await session.rest()
      #expect(session.scrollView.contentOffset.y == 1000)
      session.simulator.rotate(to: .portrait)
      try await session.rest()
      #expect(session.scrollView.contentOffset.y == 1000)
    }
  }

  // MARK: The end of a page

  nonisolated static let screens: [(String, String)] = [
    ("iPhone SE 3", "16"), ("iPhone X", "12"), ("iPhone 15 Pro", "18"), ("iPhone 15 Pro", "26"),
    ("iPad Pro 11-inch (M4)", "26"),
  ]

  @Test("every kind of page can be scrolled until its end is just clear", arguments: screens)
  func everyPageScrollsClearOfTheBars(device: String, system: String) async throws {
    let own = "<style>body{padding-bottom:env(safe-area-inset-bottom)}</style>" + Self.lines
    for (viewport, body) in [
      (Self.cover, Self.lines), (Self.cover, own), ("width=device-width", Self.lines),
    ] {
      try await show(on: device, system: system, viewport, body) { session, _ in
        try await scrollToEnd(session)
        let bar = session.navigation.toolbar.frame.minY
        let end = try await edges(of: "document.getElementById('end')", in: session).bottom
        // In whole device pixels.
        #expect(abs(end - session.webView.safeAreaBottomEdge) < 0.5, "\(viewport)")
        #expect(end <= bar + 0.5)
        let indicators = session.scrollView.verticalScrollIndicatorInsets
        #expect(session.scrollView.bounds.height - indicators.bottom <= bar + 0.5)
      }
    }
  }

  @Test("going from a page that covers to one that does not, and back, begins each below the bar")
  func eachPageBeginsBelowTheBar() async throws {
    let body = TestSite.link("plain", "/plain") + Self.lines
    try await show(Self.cover, body) { session, _ in
      try await session.tap(element: "#plain")
      #expect(try await session.text.hasPrefix("Plain"))
      let scrollView = session.scrollView
      #expect(scrollView.contentOffset.y == -88)
      #expect(scrollView.contentInset == .zero)
      #expect(
        scrollView.adjustedContentInset == UIEdgeInsets(top: 88, left: 0, bottom: 78, right: 0))
      try await session.tap("Back")
      #expect(scrollView.contentOffset.y == -88)
      #expect(scrollView.contentInset == UIEdgeInsets(top: 88, left: 0, bottom: 78, right: 0))
    }
  }

  // MARK: Fixed elements and env()

  @Test(
    "a fixed bottom element with env() padding ends at the bar, without a double inset",
    arguments: screens)
  func fixedBottomElementsEndAtTheBar(device: String, system: String) async throws {
    let body =
      """
      <i id=bar style='position:fixed;left:0;right:0;bottom:0;height:40px;
      padding-bottom:env(safe-area-inset-bottom)'></i>
      <i id=head style='position:fixed;left:0;right:0;top:0;height:10px'></i>
      """ + Self.lines
    try await show(on: device, system: system, Self.cover, body) { session, _ in
      session.scrollView.contentOffset.y = 500
      try await session.rest()
      let script = """
        (() => { const b = bar.getBoundingClientRect();
          return parseFloat(getComputedStyle(bar).paddingBottom) + innerHeight - b.bottom })()
        """
      let below = try await session.webView.evaluateJavaScript(script) as? Double
      let page = try await session.webView.measure()
      let covered = session.webView.bounds.height - session.webView.safeAreaBottomEdge
      // The rectangle of fixed elements already excludes the obscured inset.
      let obscured = session.webView.obscuredContentInsets.bottom
      #expect(abs((below ?? -1) + obscured - covered) < 0.5)
      #expect(page.safeAreaInsets.top == 0)
    }
  }

  @Test(
    """
    W77 W83: at rest a fixed footer of a covering page is below the screen by the top inset up to \
    iOS 18, and at the bar from iOS 26 on
    """, arguments: screens)
  func footerAtRest(device: String, system: String) async throws {
    let body = "<i id=bar style='position:fixed;left:0;right:0;bottom:0;height:40px'></i>"
    try await show(on: device, system: system, Self.cover, body + Self.lines) { session, _ in
      let top = session.browser.view.safeAreaInsets.top
      #expect(top > 0)
      #expect(abs(session.scrollView.contentOffset.y + top) < 0.5)
      let height = session.webView.bounds.height
      let atRest = try await edges(of: "bar", in: session).bottom
      if (Int(system) ?? 0) >= 26 {
        #expect(abs(atRest - session.webView.safeAreaBottomEdge) < 0.5)
        return
      }
      #expect(abs(atRest - (height + top)) < 0.5)
      session.scrollView.contentOffset.y = 0
      try await session.rest()
      #expect(abs(try await edges(of: "bar", in: session).bottom - height) < 0.5)

      // Of a web view that begins below the bar the footer is on the screen at rest.
      session.webView.frame.origin.y = top
      session.webView.frame.size.height = height - top
      session.scrollView.contentOffset.y = 0
      try await session.rest()
      #expect(abs(session.scrollView.contentInset.top) < 0.001)
      let below = try await edges(of: "bar", in: session).bottom + session.webView.frame.minY
      #expect(abs(below - height) < 0.5)
    }
  }

  // MARK: Keyboard

  @Test(
    "the keyboard moves no bar and changes no env(); a field of a covering page is seen above it",
    arguments: [("iPhone X", "16"), ("iPhone 15 Pro", "26")])
  func keyboardMovesNoBar(device: String, system: String) async throws {
    let body = """
      <p style='height:420px;margin:0'></p>
      <input id=field style='display:block;height:40px;font-size:20px'>
      <p style='height:2000px'></p>
      """
    try await show(on: device, system: system, Self.cover, body) { session, _ in
      let scrollView = session.scrollView
      let before = try await session.webView.measure().safeAreaInsets
      let top = scrollView.adjustedContentInset.top
      try await session.tap(element: "#field")
      let comes = try await session.eventually { session.simulator.keyboardFrame != nil }
      #expect(comes)
      try await session.rest()
      let keyboard = try #require(session.simulator.keyboardFrame)
      #expect(try await edges(of: "field", in: session).bottom <= keyboard.minY + 0.5)
      #expect(scrollView.adjustedContentInset.top == top)
      #expect(try await session.webView.measure().safeAreaInsets == before)
      #expect(!session.navigation.isNavigationBarHidden)
      // The last line can be scrolled above the keyboard.
      #expect(scrollView.adjustedContentInset.bottom == keyboard.height)
      session.simulator.hideKeyboard()
      try await session.rest()
      #expect(scrollView.adjustedContentInset.top == top)
      #expect(try await session.webView.measure().safeAreaInsets == before)
    }
  }
}

extension UIView {
  /// Where the safe area of what a view fills ends at the bottom, in points of the view.
  fileprivate var safeAreaBottomEdge: CGFloat {
    bounds.height - (superview?.safeAreaInsets.bottom ?? 0)
  }
}
