extension UIView {
  /// What of a view stretches when its superview changes its size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance to the left edge.
    public static let flexibleLeftMargin: AutoresizingMask = .init(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth: AutoresizingMask = .init(rawValue: 1 << 1)
    /// The distance to the right edge.
    public static let flexibleRightMargin: AutoresizingMask = .init(rawValue: 1 << 2)
    /// The distance to the top edge.
    public static let flexibleTopMargin: AutoresizingMask = .init(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight: AutoresizingMask = .init(rawValue: 1 << 4)
    /// The distance to the bottom edge.
    public static let flexibleBottomMargin: AutoresizingMask = .init(rawValue: 1 << 5)
  }
}
