import DeviceCatalog
import Foundation
import Reporting
import Simulator
import UIKit
import WebEngine
import WebKit

extension ScreenRun {
  /// Returns the drawing of the screen, or of the page alone.
  func drawing(for request: ShotRequest) async throws -> ScreenDrawing {
    switch request.extent {
    case .screen:
      return simulator.drawing(
        PictureOptions(showsFrame: request.showsFrame, showsOverlay: request.showsOverlay),
        safeAreaOf: safeAreaView)
    case .viewport: return try await pageDrawing(of: visibleRect)
    case .fullPage:
      let scrollView = webView.scrollView
      return try await pageDrawing(
        of: CGRect(origin: .zero, size: scrollView.contentSize).offsetBy(
          dx: -scrollView.contentOffset.x, dy: -scrollView.contentOffset.y))
    }
  }

  /// The visible rectangle of the web view: `innerWidth` by `innerHeight`.
  private var visibleRect: CGRect {
    let obscured = webView.insets.obscuredInset
    return webView.bounds.inset(
      by: UIEdgeInsets(
        top: obscured.top, left: obscured.left, bottom: obscured.bottom, right: obscured.right))
  }

  /// The height of the strips in which a page is captured, in points; longer strips need more
  /// memory.
  private static let stripHeight: CGFloat = 2048

  /// The maximum side of an image, in pixels, which is that of cairo's image surfaces.
  private static let largestSide: CGFloat = 32_767

  /// Captures a part of the page in strips.
  ///
  /// - Parameter rect: The part, in points of the web view.
  private func pageDrawing(of rect: CGRect) async throws -> ScreenDrawing {
    let scale = simulator.scene.screen.scale
    guard rect.height * scale <= Self.largestSide, rect.width * scale <= Self.largestSide else {
      throw ShotFailure(
        """
        The page is \(JSONText.text(of: Double(rect.height))) points high, which is more than the \
        \(JSONText.text(of: Double(Self.largestSide / scale).rounded(.down))) that fit into a picture.
        """, advice: "Leave out --full-page, or show a part with --scroll.")
    }
    var strips: [(image: UIImage, frame: CGRect)] = []
    for y in stride(from: rect.minY, to: rect.maxY, by: Self.stripHeight) {
      let strip = CGRect(
        x: rect.minX, y: y, width: rect.width, height: min(Self.stripHeight, rect.maxY - y))
      let configuration = WKSnapshotConfiguration()
      configuration.rect = strip
      let image = try await webView.takeSnapshot(configuration: configuration)
      strips.append((image, strip.offsetBy(dx: -rect.minX, dy: -rect.minY)))
    }
    return ScreenDrawing(
      of: strips, size: rect.size, scale: scale, device: target.device.name)
  }
}
