/// How a page's media stand.
public enum MediaState: String, Sendable, Hashable {
  /// There are none.
  case none
  /// One plays.
  case playing
  /// None plays.
  case paused
  /// They are held until they may go on.
  case suspended
}
