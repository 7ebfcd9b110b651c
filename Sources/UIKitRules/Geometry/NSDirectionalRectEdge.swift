/// Edges of a rectangle that follow the writing direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The bits; top 1, leading 2, bottom 4, trailing 8.
  public let rawValue: UInt

  /// Creates a set of edges from its bits.
  @inlinable public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge of a rectangle.
  @inlinable public static var top: NSDirectionalRectEdge {
    NSDirectionalRectEdge(rawValue: 1 << 0)
  }
  /// The edge where lines of text begin.
  @inlinable public static var leading: NSDirectionalRectEdge {
    NSDirectionalRectEdge(rawValue: 1 << 1)
  }
  /// The bottom edge of a rectangle.
  @inlinable public static var bottom: NSDirectionalRectEdge {
    NSDirectionalRectEdge(rawValue: 1 << 2)
  }
  /// The edge where lines of text end.
  @inlinable public static var trailing: NSDirectionalRectEdge {
    NSDirectionalRectEdge(rawValue: 1 << 3)
  }
  /// All four edges of a rectangle.
  @inlinable public static var all: NSDirectionalRectEdge { [.top, .leading, .bottom, .trailing] }
}
