public import Foundation

/// Distances from the edges of a rectangle that follow the writing direction, in points.
public struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the edge where lines of text begin.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the edge where lines of text end.
  public var trailing: CGFloat

  /// Insets of 0 on each edge.
  @inlinable public static var zero: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }

  /// Creates insets of zero on every edge.
  @inlinable public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates directional insets, in points.
  @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Returns a Boolean value that indicates whether two values have the same distances.
  @inlinable public static func == (one: NSDirectionalEdgeInsets, other: NSDirectionalEdgeInsets)
    -> Bool
  {
    one.top == other.top && one.leading == other.leading
      && one.bottom == other.bottom && one.trailing == other.trailing
  }
}

extension NSDirectionalEdgeInsets {
  /// Creates the directional form of physical insets (S5.4).
  @inlinable package init(_ insets: UIEdgeInsets, direction: UIUserInterfaceLayoutDirection) {
    let leftToRight = direction == .leftToRight
    self.init(
      top: insets.top, leading: leftToRight ? insets.left : insets.right,
      bottom: insets.bottom, trailing: leftToRight ? insets.right : insets.left)
  }

  /// Returns the physical form of these insets: leading is left in a left-to-right layout (S5.4).
  @inlinable package func physical(direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let leftToRight = direction == .leftToRight
    return UIEdgeInsets(
      top: top, left: leftToRight ? leading : trailing,
      bottom: bottom, right: leftToRight ? trailing : leading)
  }
}
