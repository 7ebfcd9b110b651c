/// The identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The raw value of the identifier.
  public let rawValue: Int

  /// Creates an identifier from its raw value.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The identifier of an invalid background task, which is 0.
  public static let invalid: UIBackgroundTaskIdentifier = .init(rawValue: 0)
}
