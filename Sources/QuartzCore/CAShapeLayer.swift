public import CoreGraphics
package import DisplayList

/// A layer that fills and strokes a path in its own space.
open class CAShapeLayer: CALayer {
  /// The path that the layer fills and strokes.
  open var path: CGPath?
  /// The color inside the outline (non-zero winding); `nil` fills nothing.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The color of the line; `nil` strokes nothing.
  open var strokeColor: CGColor?
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1

  /// Returns the filled and stroked path.
  package override func contentCommands() -> [DrawingCommand] {
    var commands = super.contentCommands()
    guard let path, !path.isEmpty else { return commands }
    if let fillColor { commands.append(.fill(path.displayPath, .color(fillColor.displayColor))) }
    if let strokeColor, lineWidth > 0 {
      commands.append(.stroke(path.displayPath, strokeColor.displayColor, width: lineWidth))
    }
    return commands
  }
}
