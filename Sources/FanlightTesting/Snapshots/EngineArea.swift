import Simulator
import Snapshots
import UIKit
import WebKit

/// The rectangles of a screen with web pages, outside masks.
@MainActor
struct EngineArea {
  /// The rectangles, in pixels of the picture.
  let rects: [PixelRect]

  /// Finds the web views that show a page.
  ///
  /// - Throws: ``EngineAreaError`` if the pixels of their pages were not taken: only an asynchronous
  ///   expectation does.
  init(in shown: Shown, covered: MaskArea) throws(EngineAreaError) {
    let webViews = shown.simulator.webViewsWithPages.filter { webView in
      !covered.views.contains { webView.isDescendant(of: $0) }
    }
    guard webViews.isEmpty || shown.hasPagePixels else { throw EngineAreaError() }
    let scale = shown.simulator.scene.screen.scale
    rects = webViews.map {
      MaskArea.pixels(of: $0.convert($0.bounds, to: nil), scale: scale)
    }
  }
}
