import CoreGraphics
import DisplayList

/// The shadow of a layer.
struct LayerShadow {
  var color: CGColor? = Self.black
  var opacity: Float = 0
  var offset = CGSize(width: 0, height: -3)
  var radius: CGFloat = 3
  var path: CGPath?

  private static let black = CGColor(gray: 0, alpha: 1)

  /// The shadow for a display list; `nil` if it is not visible (S14.28).
  var displayShadow: Shadow? {
    guard opacity > 0, let color, color.alpha > 0 else { return nil }
    var shade = color.displayColor
    shade.alpha *= CGFloat(min(opacity, 1))
    return Shadow(
      color: shade, offset: offset, blurRadius: max(0, radius), shape: path?.displayPath)
  }
}
