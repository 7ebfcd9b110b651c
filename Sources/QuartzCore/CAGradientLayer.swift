public import CoreGraphics
package import DisplayList

/// A layer that shows a linear gradient over its background.
open class CAGradientLayer: CALayer {
  /// The colors, each a `CGColor`; fewer than two show nothing.
  open var colors: [Any]?
  /// The location of each gradient stop, 0 at the start and 1 at the end; `nil` spreads them evenly.
  open var locations: [NSNumber]?
  /// The start point of the gradient, in the unit coordinate space of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end point of the gradient, in the unit coordinate space of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)

  /// Returns the gradient in the shape of the bounds.
  package override func contentCommands() -> [DrawingCommand] {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    guard colors.count > 1, !bounds.isEmpty else { return super.contentCommands() }
    let stops = colors.enumerated().map { index, color in
      let even = CGFloat(index) / CGFloat(colors.count - 1)
      let named = locations.flatMap { index < $0.count ? CGFloat($0[index].doubleValue) : nil }
      return GradientStop(location: named ?? even, color: color.displayColor)
    }
    let paint = Paint.linearGradient(
      from: point(startPoint), to: point(endPoint), stops: stops)
    return [.fill(appearance.outline(of: bounds), paint)] + super.contentCommands()
  }

  private func point(_ fraction: CGPoint) -> CGPoint {
    CGPoint(
      x: bounds.minX + fraction.x * bounds.width, y: bounds.minY + fraction.y * bounds.height)
  }
}
