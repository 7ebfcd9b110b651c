/// What the text of documents is searched for, to be made links.
public struct DetectedData: OptionSet, Sendable, Hashable {
  /// One bit a kind.
  public let rawValue: Int

  /// Creates a set of kinds.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumbers: DetectedData = .init(rawValue: 1)
  /// Addresses of the web and of mail.
  public static let links: DetectedData = .init(rawValue: 2)
}
