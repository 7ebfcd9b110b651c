/// The kinds of data in documents that are converted to links.
public struct DetectedData: OptionSet, Sendable, Hashable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The set of phone numbers.
  public static let phoneNumbers: DetectedData = .init(rawValue: 1)
  /// The set of URLs and email addresses.
  public static let links: DetectedData = .init(rawValue: 2)
}
