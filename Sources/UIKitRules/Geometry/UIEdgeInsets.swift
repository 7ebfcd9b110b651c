public import Foundation

/// The inset distances from the four physical edges of a rectangle, in points; positive values
/// inset inward.
public struct UIEdgeInsets: Equatable, Codable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// Insets of 0 on each edge.
  @inlinable public static var zero: UIEdgeInsets { UIEdgeInsets() }

  /// Creates insets of zero on every edge.
  @inlinable public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates edge insets, in points.
  @inlinable public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Returns a Boolean value that indicates whether two values have the same distances.
  @inlinable public static func == (one: UIEdgeInsets, other: UIEdgeInsets) -> Bool {
    one.top == other.top && one.left == other.left
      && one.bottom == other.bottom && one.right == other.right
  }
}

extension UIEdgeInsets {
  /// Returns whether no edge differs from that of other insets by more than a tolerance, in points.
  @inlinable package func isEqual(to other: UIEdgeInsets, within tolerance: CGFloat) -> Bool {
    abs(top - other.top) <= tolerance && abs(left - other.left) <= tolerance
      && abs(bottom - other.bottom) <= tolerance && abs(right - other.right) <= tolerance
  }

  /// Returns the sum of two insets, edge by edge.
  @inlinable package static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + other.top, left: one.left + other.left,
      bottom: one.bottom + other.bottom, right: one.right + other.right)
  }

  /// Returns the difference of two insets, edge by edge.
  @inlinable package static func - (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top - other.top, left: one.left - other.left,
      bottom: one.bottom - other.bottom, right: one.right - other.right)
  }

  /// Returns the larger distance on each edge.
  @inlinable package func maximum(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left),
      bottom: max(bottom, other.bottom), right: max(right, other.right))
  }

  /// These insets on the specified edges and zero on the others.
  @inlinable package func masked(by edges: UIRectEdge) -> UIEdgeInsets {
    UIEdgeInsets(
      top: edges.contains(.top) ? top : 0, left: edges.contains(.left) ? left : 0,
      bottom: edges.contains(.bottom) ? bottom : 0, right: edges.contains(.right) ? right : 0)
  }
}
