import CoreGraphics
package import DisplayList
package import Foundation

/// A layer that displays a blurred, tinted copy of the content below it.
package final class BackdropLayer: CALayer {
  /// The standard deviation of the blur, in points.
  package var blurRadius: CGFloat = 0
  /// The saturation factor of the copy; 1 leaves the saturation unchanged.
  package var saturation: CGFloat = 1
  /// The color laid over the copy.
  package var tint = Color(white: 1, alpha: 0)

  /// Returns the copy in the shape of the bounds.
  package override func contentCommands() -> [DrawingCommand] {
    guard !bounds.isEmpty else { return [] }
    return [
      .backdrop(
        Backdrop(
          path: appearance.outline(of: bounds), blurRadius: blurRadius, saturation: saturation,
          tint: tint))
    ]
  }
}
