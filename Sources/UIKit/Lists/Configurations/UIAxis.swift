/// The axes of a layout, as a set.
public struct UIAxis: OptionSet, Sendable {
  /// The raw value: one bit for each axis.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The axis from side to side.
  public static let horizontal: UIAxis = .init(rawValue: 1)
  /// The axis from top to bottom.
  public static let vertical: UIAxis = .init(rawValue: 2)
  /// Both axes, horizontal and vertical.
  public static let both: UIAxis = [.horizontal, .vertical]
}
