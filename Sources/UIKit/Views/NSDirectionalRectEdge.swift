/// Edges of a rectangle that follow the writing direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The bits; top 1, leading 2, bottom 4, trailing 8.
  public let rawValue: UInt

  /// Creates a set of edges from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge of a rectangle.
  public static let top: NSDirectionalRectEdge = .init(rawValue: 1 << 0)
  /// The edge where lines of text begin.
  public static let leading: NSDirectionalRectEdge = .init(rawValue: 1 << 1)
  /// The bottom edge of a rectangle.
  public static let bottom: NSDirectionalRectEdge = .init(rawValue: 1 << 2)
  /// The edge where lines of text end.
  public static let trailing: NSDirectionalRectEdge = .init(rawValue: 1 << 3)
  /// All four edges of a rectangle.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
