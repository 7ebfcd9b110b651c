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

  /// No distance on any edge.
  public static let zero: NSDirectionalEdgeInsets = .init()

  /// Creates insets of zero on every edge.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates directional insets, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension NSDirectionalEdgeInsets {
  /// Creates the directional form of physical insets (S5.4).
  package init(_ insets: UIEdgeInsets, direction: UIUserInterfaceLayoutDirection) {
    let leftToRight = direction == .leftToRight
    self.init(
      top: insets.top, leading: leftToRight ? insets.left : insets.right,
      bottom: insets.bottom, trailing: leftToRight ? insets.right : insets.left)
  }

  /// Returns the physical form of these insets: leading is left when lines run to the right (S5.4).
  package func physical(direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let leftToRight = direction == .leftToRight
    return UIEdgeInsets(
      top: top, left: leftToRight ? leading : trailing,
      bottom: bottom, right: leftToRight ? trailing : leading)
  }
}
