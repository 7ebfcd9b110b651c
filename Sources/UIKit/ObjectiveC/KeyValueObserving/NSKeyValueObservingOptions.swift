/// Options for the observation of a value, as a set.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The raw value: one bit for each option.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The value after the change.
  public static let new: NSKeyValueObservingOptions = .init(rawValue: 1)
  /// The value before the change.
  public static let old: NSKeyValueObservingOptions = .init(rawValue: 2)
  /// A call at once, with the value as it is.
  public static let initial: NSKeyValueObservingOptions = .init(rawValue: 4)
  /// Observers are also notified before each change.
  public static let prior: NSKeyValueObservingOptions = .init(rawValue: 8)
}
