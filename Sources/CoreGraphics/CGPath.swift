package import DisplayList
public import Foundation

/// An immutable outline of lines and curves, in points.
public class CGPath: Hashable {
  /// The same outline for a display list.
  package internal(set) var displayPath: Path

  /// Creates the path of a display list's path.
  package init(_ path: Path) {
    displayPath = path
  }

  /// Creates a rectangle; a `nil` transform changes nothing.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates the ellipse that fills a rectangle; a `nil` transform changes nothing.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates a rectangle with round corners; a `nil` transform changes nothing.
  ///
  /// - Precondition: Twice a corner's width and height fit into the rectangle.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      Path(elliptic: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        .applying(transform?.pointee ?? .identity))
  }

  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { displayPath.elements.isEmpty }

  /// The end of the last element; zero for an empty path.
  public var currentPoint: CGPoint { displayPath.currentPoint }

  /// The smallest rectangle that contains all points and control points; null for an empty path.
  public var boundingBox: CGRect { .bounding(displayPath.points) }

  /// Returns an immutable copy of the path.
  public func copy() -> CGPath? { CGPath(displayPath) }

  /// Returns a copy that can be added to.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(displayPath) }

  /// Returns an immutable copy after a transform; `nil` changes nothing.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(displayPath.applying(transform?.pointee ?? .identity))
  }

  /// Two paths are equal when their elements are.
  public static func == (one: CGPath, other: CGPath) -> Bool {
    one.displayPath == other.displayPath
  }

  /// Feeds the elements to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(displayPath) }
}
