import CoreGraphics
package import DisplayList
package import Foundation

/// A layer that shows the light on the edge of its shape: a ring that is bright where the light comes
/// from and where it leaves, and dim in between.
package final class RimLayer: CALayer {
  /// The width of the ring, in points.
  package var rimWidth: CGFloat = 1
  /// The color of the ring where it is brightest.
  ///
  /// A gray would be exchanged over dark content; light is equally bright over any content.
  package var light = Color(red: 0.96, green: 0.98, blue: 1)

  /// Returns the ring in the shape of the bounds.
  package override func contentCommands() -> [DrawingCommand] {
    guard !bounds.isEmpty, rimWidth > 0 else { return [] }
    let ring = Path(
      appearance.outline(of: bounds).elements
        + appearance.outline(of: bounds, inset: rimWidth).reversed().elements)
    let stops = [(0, 1), (0.3, 0.25), (0.5, 0.08), (0.7, 0.25), (1, 0.8)].map { place, part in
      GradientStop(location: place, color: light.withAlpha(light.alpha * part))
    }
    return [
      .fill(
        ring,
        .linearGradient(
          from: CGPoint(x: bounds.minX + bounds.width * 0.2, y: bounds.minY),
          to: CGPoint(x: bounds.maxX - bounds.width * 0.2, y: bounds.maxY), stops: stops))
    ]
  }
}

extension Color {
  fileprivate func withAlpha(_ alpha: CGFloat) -> Color {
    var copy = self
    copy.alpha = alpha
    return copy
  }
}
