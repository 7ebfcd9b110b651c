import CoreGraphics

/// The corners of a layer to round.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The raw value: one bit for each corner.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top-left corner of the layer.
  public static let layerMinXMinYCorner: CACornerMask = .init(rawValue: 1)
  /// The top-right corner of the layer.
  public static let layerMaxXMinYCorner: CACornerMask = .init(rawValue: 2)
  /// The bottom-left corner of the layer.
  public static let layerMinXMaxYCorner: CACornerMask = .init(rawValue: 4)
  /// The bottom-right corner of the layer.
  public static let layerMaxXMaxYCorner: CACornerMask = .init(rawValue: 8)

  /// The same corners for a shape.
  var corners: RoundedCorners { RoundedCorners(rawValue: rawValue & 15) }
}
