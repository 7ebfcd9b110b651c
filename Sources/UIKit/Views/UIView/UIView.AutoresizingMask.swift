extension UIView {
  /// Options for how a view is resized with its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The raw value: one bit for each part.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left margin is flexible.
    public static let flexibleLeftMargin: AutoresizingMask = .init(rawValue: 1 << 0)
    /// The width of the view is flexible.
    public static let flexibleWidth: AutoresizingMask = .init(rawValue: 1 << 1)
    /// The right margin is flexible.
    public static let flexibleRightMargin: AutoresizingMask = .init(rawValue: 1 << 2)
    /// The top margin is flexible.
    public static let flexibleTopMargin: AutoresizingMask = .init(rawValue: 1 << 3)
    /// The height of the view is flexible.
    public static let flexibleHeight: AutoresizingMask = .init(rawValue: 1 << 4)
    /// The bottom margin is flexible.
    public static let flexibleBottomMargin: AutoresizingMask = .init(rawValue: 1 << 5)
  }
}
