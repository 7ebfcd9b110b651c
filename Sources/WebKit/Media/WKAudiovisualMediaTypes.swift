/// Types of media.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt

  /// Creates a set of kinds.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What can be heard.
  public static let audio: WKAudiovisualMediaTypes = .init(rawValue: 1 << 0)

  /// What can be seen.
  public static let video: WKAudiovisualMediaTypes = .init(rawValue: 1 << 1)

  /// All kinds.
  public static let all: WKAudiovisualMediaTypes = .init(rawValue: .max)
}
