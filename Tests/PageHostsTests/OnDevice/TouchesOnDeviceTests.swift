import Foundation
import Simulator
import Testing
import UIKit
import WebKit

/// The handling of drags by a page: "Handling Events" and "touch-action" of Safari's documentation.
@Suite("Drags on a page", .serialized) @MainActor
struct TouchesOnDeviceTests {
  private static let log = """
    <script>log = [];
    for (const n of ['touchstart', 'touchmove', 'touchend', 'touchcancel'])
      document.addEventListener(n, e => log.push(n.slice(5)), { passive: true });
    const places = () => [scrollY, box.scrollTop].map(Math.round).join();
    const heard = () => [...new Set(log.splice(0))].join();</script>
    """

  /// Drags vertically between two y-coordinates of the screen, in points, and rests before the
  /// touch ends.
  private func drag(_ simulator: Simulator, from start: CGFloat, to end: CGFloat) {
    simulator.drag(
      from: CGPoint(x: 100, y: start), to: CGPoint(x: 100, y: end), rest: 0.3)
    simulator.settle()
  }

  private func text(_ webView: WKWebView, _ script: String) async throws -> String? {
    await webView.idle()
    return try await webView.evaluateJavaScript(script) as? String
  }

  @Test(
    "A script that prevents the default of a touch event keeps the page from scrolling",
    arguments: ["touchstart", "touchmove"])
  func preventDefaultStopsScrolling(_ event: String) async throws {
    try await PageOnDevice.show(
      """
      <div id=box style="height:400px"></div><p style="height:4000px;margin:0">
      \(Self.log)<script>moves = [];
      box.addEventListener('\(event)', e => e.preventDefault(), { passive: false });
      box.addEventListener('touchmove', e => moves.push(Math.round(e.touches[0].clientY)));
      </script>
      """
    ) { simulator, webView in
      let offset = webView.scrollView.contentOffset
      // The page begins below the 44 points of the status bar.
      drag(simulator, from: 344, to: 144)
      let places = try await text(webView, "places()")
      #expect(places == "0,0")
      #expect(webView.scrollView.contentOffset == offset)
      #expect(try await text(webView, "heard()") == "start,move,end")
      #expect(try await text(webView, "String(moves.at(-1))") == "100")

      // A touch whose default is not prevented scrolls the page, which receives `touchcancel`.
      drag(simulator, from: 744, to: 544)
      #expect(webView.scrollView.contentOffset.y > offset.y + 150)
      let after = try await text(webView, "String(Math.round(scrollY))")
      #expect(after == String(Int((webView.scrollView.contentOffset.y + 44).rounded())))
      #expect(try await text(webView, "heard()")?.hasSuffix("cancel") == true)
    }
  }

  @Test("A drag scrolls the box under it, and the page once the box is at its end")
  func dragsScrollTheBoxUnderThem() async throws {
    try await PageOnDevice.show(
      """
      <div id=box style="height:400px;overflow:auto"><p style="height:600px;margin:0"></div>
      <p style="height:4000px;margin:0">\(Self.log)
      """
    ) { simulator, webView in
      let offset = webView.scrollView.contentOffset
      drag(simulator, from: 344, to: 244)
      await webView.idle()
      _ = try await webView.waitUntilQuiet(timeout: .seconds(30))
      // Blink starts to scroll 15 pixels after the touch.
      let place = try #require(try await text(webView, "String(box.scrollTop)"))
      let first = try #require(Double(place))
      #expect(first > 60 && first <= 100)
      #expect(webView.scrollView.contentOffset == offset)
      #expect(try await text(webView, "String(scrollY)") == "0")

      _ = try await text(webView, "box.scrollTop = 200; ''")
      drag(simulator, from: 344, to: 144)
      #expect(webView.scrollView.contentOffset.y > offset.y + 150)
      #expect(try await text(webView, "String(box.scrollTop)") == "200")
    }
  }

  @Test("touch-action: none and pan-x prevent vertical scrolling, pan-y allows it")
  func touchActionPreventsScrolling() async throws {
    try await PageOnDevice.show(
      """
      <div id=box style="height:300px;touch-action:none"></div>
      <div style="height:300px;touch-action:pan-x"></div>
      <div style="height:4000px;touch-action:pan-y">\(Self.log)
      """
    ) { simulator, webView in
      let offset = webView.scrollView.contentOffset
      for place in [300.0, 600] {
        drag(simulator, from: place, to: place - 120)
        await webView.idle()
        #expect(webView.scrollView.contentOffset == offset, "\(place)")
      }
      drag(simulator, from: 750, to: 600)
      await webView.idle()
      #expect(webView.scrollView.contentOffset.y > offset.y + 100)
    }
  }
}
