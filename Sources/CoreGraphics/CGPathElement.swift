public import Foundation

/// An element of a path, valid while the block runs that it is given to.
public struct CGPathElement {
  /// The kind of the element.
  public var type: CGPathElementType
  /// The points of the element; its kind says how many.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element of points that outlive it.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}
