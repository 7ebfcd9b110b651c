/// The key of a custom state.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  /// The raw value of the key.
  public let rawValue: String

  /// Creates a custom state key with a string.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a custom state key with a string.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}
