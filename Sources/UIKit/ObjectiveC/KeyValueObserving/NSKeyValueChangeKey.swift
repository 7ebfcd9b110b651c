/// The keys of the dictionary that `observeValue(forKeyPath:of:change:context:)` receives.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The raw value of the key.
  public let rawValue: String

  /// Creates a key with a string.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The raw value of an ``NSKeyValueChange``.
  public static let kindKey: NSKeyValueChangeKey = .init(rawValue: "kind")
  /// The value after the change; `NSNull` represents `nil`.
  public static let newKey: NSKeyValueChangeKey = .init(rawValue: "new")
  /// The value before the change; `NSNull` represents `nil`.
  public static let oldKey: NSKeyValueChangeKey = .init(rawValue: "old")
  /// The key that is present only in notifications before the change.
  public static let notificationIsPriorKey: NSKeyValueChangeKey = .init(
    rawValue: "notificationIsPrior")
}
