import CoreGraphics
import DisplayList
import Foundation
import LoopbackServer
import Simulator
import Testing
import UIKit
import WebKit

@Suite("Snapshots", .serialized) @MainActor
struct SnapshotTests {
  @Test("W320: a snapshot during a rotation has the new size")
  func snapshotsDuringARotation() async throws {
    try await Stage.run([
      "/": .page(
        """
        <!doctype html><meta name=viewport content='width=device-width'>
        <style>body { margin: 0; background: red; height: 3000px }
        @media (min-width: 500px) { body { background: lime } }</style>
        """)
    ]) { stage in
      try await stage.load("/")
      stage.simulator.rotate(to: .landscapeRight)
      let image = try await stage.webView.takeSnapshot(configuration: nil)
      #expect(image.size == CGSize(width: 812, height: 375))
      let bitmap = try #require(image.cgImage).bitmap
      #expect(bitmap.width == 812 * 3)
      let middle = bitmap.pixels[bitmap.height / 2 * bitmap.width + bitmap.width / 2]
      #expect(middle == 0xFF00_FF00)
    }
  }
}
