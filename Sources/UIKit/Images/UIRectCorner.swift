import CoreGraphics

/// The corners of a rectangle, as a set.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits of the set, one for each corner.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top-left corner of the rectangle.
  public static let topLeft: UIRectCorner = .init(rawValue: 1)
  /// The top-right corner of the rectangle.
  public static let topRight: UIRectCorner = .init(rawValue: 2)
  /// The bottom-left corner of the rectangle.
  public static let bottomLeft: UIRectCorner = .init(rawValue: 4)
  /// The bottom-right corner of the rectangle.
  public static let bottomRight: UIRectCorner = .init(rawValue: 8)
  /// All four corners of the rectangle.
  public static let allCorners: UIRectCorner = .init(rawValue: UInt.max)
}
