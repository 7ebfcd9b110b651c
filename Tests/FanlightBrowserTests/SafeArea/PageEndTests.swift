import LoopbackServer
import Simulator
import Testing
import UIKit
import WebKit

@testable import FanlightBrowser

/// The standard strategy adds to a covering page's end what the page leaves of the bottom bar.
@Suite("The end of a page is measured once it matters")
@MainActor
struct PageEndTests {
  /// A page with 60 points below its last element.
  private static func page(covers: Bool) -> LoopbackServer.Response {
    TestSite.page(
      "end",
      """
      <style>h1 { margin: 0; height: 40px }</style><div style='height:1500px'></div>
      <div style='padding-bottom:60px'><canvas style='display:block;height:20px'></canvas></div>
      """,
      viewport: "width=device-width" + (covers ? ", viewport-fit=cover" : ""))
  }

  private func bottom(_ session: BrowserSession) -> CGFloat {
    session.scrollView.contentInset.bottom
  }

  @Test("under a toolbar that comes when the page has its size")
  func endIsMeasuredUnderALaterToolbar() async throws {
    let server = try LoopbackServer(["/": Self.page(covers: true)])
    try await BrowserSession.run { session in
      try await session.go(to: "127.0.0.1:\(server.port)/")
      session.navigation.setToolbarHidden(true, animated: false)
      session.simulator.layOut()
      try await session.rest()
      let size = session.scrollView.contentSize
      #expect(!session.webView.safeAreaState.hasBottomBar)
      #expect(session.webView.safeAreaState.pageEndRoom == 0)

      session.navigation.setToolbarHidden(false, animated: false)
      session.simulator.layOut()
      try await session.rest()
      #expect(session.scrollView.contentSize == size)
      #expect(session.webView.safeAreaState.pageEndRoom == 60)
      #expect(bottom(session) == session.browser.view.safeAreaInsets.bottom - 60)

      session.navigation.setToolbarHidden(true, animated: false)
      session.simulator.layOut()
      #expect(session.webView.safeAreaState.pageEndRoom == 0 && bottom(session) == 0)
    }
  }

  @Test("again after it was discarded: a result from before is stale")
  func resultsFromBeforeADiscardAreStale() async throws {
    let server = try LoopbackServer(["/": Self.page(covers: false)])
    try await BrowserSession.run { session in
      try await session.go(to: "127.0.0.1:\(server.port)/")
      var rooms: [CGFloat] = []
      var read: () -> CGFloat = { 0 }
      let measurement = PageEndMeasurement { rooms.append(read()) }
      read = { [unowned measurement] in measurement.room }

      measurement.measure(in: session.webView)
      session.webView.evaluateJavaScript(
        "document.querySelector('canvas').parentElement.style.paddingBottom = '25px'; 0",
        completionHandler: nil)
      measurement.discard()
      measurement.measure(in: session.webView)
      let isMeasured = try await session.eventually { !rooms.isEmpty }
      #expect(isMeasured)
      try await session.rest()
      #expect(rooms == [25])
    }
  }

  @Test("in a page that covers the view after its size is known")
  func endIsMeasuredInALaterCoveringPage() async throws {
    let server = try LoopbackServer(["/": Self.page(covers: false)])
    try await BrowserSession.run { session in
      try await session.go(to: "127.0.0.1:\(server.port)/")
      #expect(session.webView.safeAreaState.pageEndRoom == 0 && bottom(session) == 0)

      _ = try await session.webView.evaluateJavaScript(
        "document.querySelector('meta').content += ', viewport-fit=cover'; 0")
      let isMeasured = try await session.eventually {
        session.simulator.layOut()
        return session.webView.safeAreaState.pageEndRoom == 60
      }
      #expect(isMeasured)
      #expect(session.scrollView.contentInsetAdjustmentBehavior == .never)
      #expect(bottom(session) == session.browser.view.safeAreaInsets.bottom - 60)
    }
  }
}
