/// The identifier of a task that the app ends in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task.
  public let rawValue: Int

  /// Creates an identifier from its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The identifier of no task, which is 0.
  public static let invalid: UIBackgroundTaskIdentifier = .init(rawValue: 0)
}
