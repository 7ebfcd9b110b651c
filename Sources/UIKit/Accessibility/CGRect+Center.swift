import Foundation

extension CGRect {
  /// The middle of the rectangle.
  var center: CGPoint { CGPoint(x: midX, y: midY) }
}
