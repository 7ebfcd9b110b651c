/// The physical edges of a rectangle, as a set.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits; top 1, left 2, bottom 4, right 8.
  public let rawValue: UInt

  /// Creates a set of edges from its bits.
  @inlinable public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge of a rectangle.
  @inlinable public static var top: UIRectEdge { UIRectEdge(rawValue: 1 << 0) }
  /// The left edge of a rectangle.
  @inlinable public static var left: UIRectEdge { UIRectEdge(rawValue: 1 << 1) }
  /// The bottom edge of a rectangle.
  @inlinable public static var bottom: UIRectEdge { UIRectEdge(rawValue: 1 << 2) }
  /// The right edge of a rectangle.
  @inlinable public static var right: UIRectEdge { UIRectEdge(rawValue: 1 << 3) }
  /// All four edges of a rectangle.
  @inlinable public static var all: UIRectEdge { [.top, .left, .bottom, .right] }
}
