import DisplayList
import UIKit

extension CALayer {
  /// Returns the drawing of the layer in its own coordinates, without its position and transform.
  ///
  /// A layer with a singular transform draws nothing.
  func ownCommands() -> [DrawingCommand] {
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width,
      y: bounds.minY + anchorPoint.y * bounds.height)
    let toSuperlayer = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    guard let inverse = toSuperlayer.displayTransform.inverted() else { return [] }
    let origin = Transform.translation(x: -bounds.minX, y: -bounds.minY)
    return [
      .group(Group(transform: inverse.concatenating(origin), commands: displayCommands()))
    ]
  }
}
