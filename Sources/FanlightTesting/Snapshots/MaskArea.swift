import Simulator
import Snapshots
import UIKit
import WebKit

/// The views and rectangles that masks cover.
@MainActor
struct MaskArea {
  /// The masked views.
  private(set) var views: [UIView] = []
  /// The masked rectangles, in pixels of the picture.
  private(set) var rects: [PixelRect] = []

  /// Resolves masks on a screen.
  ///
  /// - Throws: ``MaskError`` if a mask matches nothing.
  init(_ masks: [Mask], in shown: Shown) throws(MaskError) {
    let scale = shown.simulator.scene.screen.scale
    for mask in masks {
      var areas: [CGRect] = []
      switch mask {
      case .view(let identifier):
        let found = shown.views(of: UIView.self).filter {
          $0.accessibilityIdentifier == identifier
        }
        guard !found.isEmpty else { throw MaskError("no view is identified \"\(identifier)\"") }
        views += found
        areas = found.map { $0.convert($0.bounds, to: nil) }
      case .views(let type):
        let found = shown.views(of: UIView.self).filter { $0.isKind(of: type) }
        guard !found.isEmpty else { throw MaskError("no view is a \(type)") }
        views += found
        areas = found.map { $0.convert($0.bounds, to: nil) }
      case .rectangle(let rect):
        guard shown.window.bounds.intersects(rect) else {
          throw MaskError("the rectangle \(rect) is not on the screen")
        }
        areas = [rect]
      case .webViews:
        let found = shown.views(of: WKWebView.self)
        guard !found.isEmpty else { throw MaskError("no web view is shown") }
        views += found
        areas = found.map { $0.convert($0.bounds, to: nil) }
      case .statusBar:
        let frame = shown.simulator.scene.statusBarManager?.statusBarFrame ?? .zero
        guard !frame.isEmpty else { throw MaskError("the status bar is not shown") }
        areas = [frame]
      }
      rects += areas.map { Self.pixels(of: $0, scale: scale) }
    }
  }

  /// Returns the smallest rectangle of pixels around a rectangle.
  static func pixels(of rect: CGRect, scale: CGFloat) -> PixelRect {
    let (left, top) = (
      Int((rect.minX * scale).rounded(.down)), Int((rect.minY * scale).rounded(.down))
    )
    let (right, bottom) = (
      Int((rect.maxX * scale).rounded(.up)), Int((rect.maxY * scale).rounded(.up))
    )
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
