/// Physical edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits; top 1, left 2, bottom 4, right 8.
  public let rawValue: UInt

  /// Creates a set of edges from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top edge of a rectangle.
  public static let top: UIRectEdge = .init(rawValue: 1 << 0)
  /// The left edge of a rectangle.
  public static let left: UIRectEdge = .init(rawValue: 1 << 1)
  /// The bottom edge of a rectangle.
  public static let bottom: UIRectEdge = .init(rawValue: 1 << 2)
  /// The right edge of a rectangle.
  public static let right: UIRectEdge = .init(rawValue: 1 << 3)
  /// All four edges of a rectangle.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
