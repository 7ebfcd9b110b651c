package import Foundation

/// The parts of a captured region that the window does not show.
package enum CaptureRegions {
  /// Returns the parts of a region outside the window: above and below in full width, left and right.
  package static func strips(of region: CGRect, around window: CGRect) -> [CGRect] {
    let top = max(region.minY, min(window.minY, region.maxY))
    let bottom = min(region.maxY, max(window.maxY, region.minY))
    return [
      CGRect(x: region.minX, y: region.minY, width: region.width, height: top - region.minY),
      CGRect(x: region.minX, y: bottom, width: region.width, height: region.maxY - bottom),
      CGRect(
        x: region.minX, y: top, width: min(window.minX, region.maxX) - region.minX,
        height: bottom - top),
      CGRect(
        x: max(window.maxX, region.minX), y: top,
        width: region.maxX - max(window.maxX, region.minX), height: bottom - top),
    ].filter { $0.width > 0 && $0.height > 0 }
  }

  /// Returns the parts of a strip that fit into a window, because engines do not paint far outside of it.
  package static func slices(of strip: CGRect, size: CGSize) -> [CGRect] {
    guard size.width > 0, size.height > 0 else { return [strip] }
    return stride(from: strip.minY, to: strip.maxY, by: size.height).flatMap { y in
      stride(from: strip.minX, to: strip.maxX, by: size.width).map { x in
        CGRect(
          x: x, y: y, width: min(size.width, strip.maxX - x),
          height: min(size.height, strip.maxY - y))
      }
    }
    .filter { $0.width >= 0.5 && $0.height >= 0.5 }
  }
}
