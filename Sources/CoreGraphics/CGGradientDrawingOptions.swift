/// Options for what a gradient draws beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The raw value: one bit for each end.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The first color goes on before the start.
  public static let drawsBeforeStartLocation: CGGradientDrawingOptions = .init(rawValue: 1)
  /// The last color goes on after the end.
  public static let drawsAfterEndLocation: CGGradientDrawingOptions = .init(rawValue: 2)
}
