/// Options that determine what a gradient draws beyond its start and end.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Extends the first color before the start of the gradient.
  public static let drawsBeforeStartLocation: CGGradientDrawingOptions = .init(rawValue: 1)
  /// Extends the last color after the end of the gradient.
  public static let drawsAfterEndLocation: CGGradientDrawingOptions = .init(rawValue: 2)
}
