import WebEngine

/// States of media playback in a page.
public enum WKMediaPlaybackState: Int, Sendable {
  /// There are none.
  case none = 0
  /// One plays.
  case playing = 1
  /// None plays.
  case paused = 2
  /// They are held by the app.
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
