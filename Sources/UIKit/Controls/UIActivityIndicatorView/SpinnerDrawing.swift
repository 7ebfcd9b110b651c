import CoreGraphics
import DisplayList
import Foundation

/// Draws a wheel of spokes.
struct SpinnerDrawing {
  /// The width of the whole wheel, in points.
  let length: CGFloat
  /// The number of spokes.
  let blades: Int

  /// Returns the commands that draw the wheel; its proportions are measured on pictures of iOS 13 (spokes from 0.5 to 1
  /// of the radius, 0.14 of the width thick) and 7 (thinner: 0.08).
  func commands(around middle: CGPoint, _ color: Color) -> [DrawingCommand] {
    let radius = length / 2
    let thickness = length * (blades == 8 ? 0.14 : 0.08)
    return (0..<blades).map { index in
      // The spoke at the top is the one that lit up last.
      let age = CGFloat((blades - index) % blades) / CGFloat(blades)
      var ink = color
      ink.alpha *= index == 0 ? 1 : max(0.2, 1 - age * 0.9)
      let spoke = Path.capsule(
        in: CGRect(
          x: -thickness / 2, y: -radius, width: thickness, height: radius * 0.52))
      let place = CGAffineTransform(rotationAngle: CGFloat(index) / CGFloat(blades) * 2 * .pi)
        .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
      return .fill(spoke.applying(place), .color(ink))
    }
  }
}
