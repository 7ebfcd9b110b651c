/// A set of a rectangle's four corners.
public struct RectCorners: OptionSet, Sendable, Hashable {
  /// The raw value: one bit for each corner.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The corner with the smallest x and y.
  public static let topLeft: RectCorners = .init(rawValue: 1)
  /// The corner with the largest x and the smallest y.
  public static let topRight: RectCorners = .init(rawValue: 2)
  /// The corner with the smallest x and the largest y.
  public static let bottomLeft: RectCorners = .init(rawValue: 4)
  /// The corner with the largest x and y.
  public static let bottomRight: RectCorners = .init(rawValue: 8)
  /// All four corners of a rectangle.
  public static let all: RectCorners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
