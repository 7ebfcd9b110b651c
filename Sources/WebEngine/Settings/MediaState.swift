/// The playback state of a page's media.
public enum MediaState: String, Sendable, Hashable {
  /// The page has no media.
  case none
  /// At least one media element is playing.
  case playing
  /// All media are paused.
  case paused
  /// Media playback is suspended by the app.
  case suspended
}
