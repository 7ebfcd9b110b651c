import WebEngine

/// Constants that describe the playback state of a page's media.
public enum WKMediaPlaybackState: Int, Sendable {
  /// The page has no media.
  case none = 0
  /// Some media is playing.
  case playing = 1
  /// All media are paused.
  case paused = 2
  /// The app has suspended playback.
  case suspended = 3

  init(_ state: MediaState) {
    switch state {
    case .none: self = .none
    case .playing: self = .playing
    case .paused: self = .paused
    case .suspended: self = .suspended
    }
  }
}
