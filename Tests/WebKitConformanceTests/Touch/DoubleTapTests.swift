import Foundation
import LoopbackServer
import Simulator
import Testing
import UIKit
import WebKit

@Suite("Double taps", .serialized) @MainActor
struct DoubleTapTests {
  private func twice(_ stage: Stage, at point: CGPoint) async throws {
    stage.simulator.tap(at: point, times: 2)
    stage.simulator.settle()
    await stage.webView.idle()
    try await stage.quiet()
  }

  @Test("W135: a double tap on a shrunk page zooms into a column, and back")
  func doubleTapsZoomShrunkPages() async throws {
    try await Stage.run([
      "/": .page(
        """
        <!doctype html><body style='margin:0'><div style='width:400px;height:2000px;float:left'>a
        </div><div style='width:400px;height:2000px;float:left'>b</div>
        """)
    ]) { stage in
      try await stage.load("/")
      let scrollView = stage.webView.scrollView
      let first = scrollView.zoomScale
      #expect(abs(first - 375.0 / 980) < 0.001)
      // The second column's middle is 600 pixels from the left.
      try await twice(stage, at: CGPoint(x: 600 * first, y: 300))
      // 375 points for 400 pixels and a twentieth of them at either side.
      #expect(abs(scrollView.zoomScale - 375.0 / 440) < 0.002)
      let middle = (scrollView.contentOffset.x + 187.5) / scrollView.zoomScale
      #expect(abs(middle - 600) < 1)

      try await twice(stage, at: CGPoint(x: 200, y: 300))
      #expect(abs(scrollView.zoomScale - first) < 0.001)
    }
  }

  @Test("W135: a double tap on a page of the device's width is two clicks without a zoom")
  func doubleTapsOnResponsivePagesAreClicks() async throws {
    try await Stage.run([
      "/": .page(
        """
        <!doctype html><meta name=viewport content='width=device-width'><body style='margin:0'>
        <div style='width:200px;height:2000px'>a</div>
        <script>clicks = 0; onclick = () => clicks++</script>
        """)
    ]) { stage in
      try await stage.load("/")
      try await twice(stage, at: CGPoint(x: 100, y: 300))
      #expect(stage.webView.scrollView.zoomScale == 1)
      #expect(try await stage.text("clicks") == "2")
    }
  }

  @Test("W129: a double tap does not zoom a page with user-scalable=no")
  func userScalableNoPreventsZooming() async throws {
    try await Stage.run([
      "/": .page(
        """
        <!doctype html><meta name=viewport content='width=600, user-scalable=no'>
        <body style='margin:0'><div style='width:200px;height:2000px'>a</div>
        """)
    ]) { stage in
      try await stage.load("/")
      let first = stage.webView.scrollView.zoomScale
      try await twice(stage, at: CGPoint(x: 60, y: 300))
      #expect(stage.webView.scrollView.zoomScale == first)
    }
  }
}
