public import Foundation

/// An element of a path, which is valid only during the block that receives it.
public struct CGPathElement {
  /// The type of the element.
  public var type: CGPathElementType
  /// The points of the element, whose number depends on its type.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element with points that outlive it.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}
