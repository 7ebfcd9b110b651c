import Foundation
import LoopbackServer
import Simulator
import Testing
import UIKit
import WebKit

@Suite("The interface orientation", .serialized) @MainActor
struct OrientationTests {
  @Test("W74 W75: window.orientation is the interface orientation; changes send orientationchange")
  func windowOrientationFollowsTheScene() async throws {
    try await Stage.run([
      "/": .page(
        """
        <!doctype html><meta name=viewport content='width=device-width'>
        <script>turns = []; addEventListener('orientationchange', () => turns.push(orientation))
        </script>
        """)
    ]) { stage in
      try await stage.load("/")
      #expect(try await stage.text("window.orientation") == "0")
      let ways: [(UIInterfaceOrientation, String)] = [
        (.landscapeRight, "90"), (.landscapeLeft, "-90"), (.portrait, "0"),
      ]
      for (way, angle) in ways {
        stage.simulator.rotate(to: way)
        try await stage.quiet()
        let told = try await stage.text("window.orientation")
        #expect(told == angle)
      }
      // A change that keeps the orientation sends no event.
      stage.webView.obscuredContentInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      try await stage.quiet()
      let turns = try await stage.text("turns.join()")
      #expect(turns == "90,-90,0")
    }
  }
}
