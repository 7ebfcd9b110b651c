/// The types of media whose playback requires a user gesture.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The raw value of the option set.
  public let rawValue: UInt

  /// Creates a set of media types from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Media that contains audio requires a user gesture.
  public static let audio: WKAudiovisualMediaTypes = .init(rawValue: 1 << 0)

  /// Media that contains video requires a user gesture.
  public static let video: WKAudiovisualMediaTypes = .init(rawValue: 1 << 1)

  /// All types of media require a user gesture.
  public static let all: WKAudiovisualMediaTypes = .init(rawValue: .max)
}
