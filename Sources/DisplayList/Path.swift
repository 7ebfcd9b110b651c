public import Foundation

/// A path of lines and cubic Bézier curves, in points.
///
/// Predefined shapes are in `Path+Shapes.swift`, measuring and transforming in
/// `Path+Geometry.swift`.
public struct Path: Sendable, Hashable {
  /// An element of the path.
  public enum Element: Sendable, Hashable {
    /// Begins a new subpath at a point.
    case move(CGPoint)
    /// Adds a straight line to a point.
    case line(CGPoint)
    /// Adds a cubic curve to a point, with two control points.
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    /// Closes the subpath with a straight line.
    case close
  }

  /// The elements of the path, in order.
  public var elements: [Element]
  /// A Boolean value that determines whether the fill rule is even-odd instead of non-zero winding,
  /// which is the default.
  public var isEvenOdd: Bool = false

  /// Creates a path from its elements.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// Creates a path with a rectangle, in points.
  public init(_ rect: CGRect) {
    elements = [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }
}
