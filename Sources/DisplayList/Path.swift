public import Foundation

/// An outline of lines and cubic curves, in points.
///
/// Ready-made outlines are in `Path+Shapes.swift`, measuring and moving in `Path+Geometry.swift`.
public struct Path: Sendable, Hashable {
  /// An element of the outline.
  public enum Element: Sendable, Hashable {
    /// Begins a new subpath at a point.
    case move(CGPoint)
    /// A straight line to a point.
    case line(CGPoint)
    /// A cubic curve to a point with two control points.
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    /// Closes the subpath with a straight line.
    case close
  }

  /// The elements of the path, in order.
  public var elements: [Element]
  /// A Boolean value that indicates whether the even-odd rule says what is inside, or non-zero winding.
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
