extension PageTouch {
  /// The directions in which a touch moves.
  public enum Direction: String, Sendable, Hashable, CaseIterable, Decodable {
    /// Toward the top of the screen, as in a swipe that scrolls down.
    case up
    /// Toward the bottom of the screen.
    case down
    /// Toward the left of the screen.
    case left
    /// Toward the right of the screen.
    case right
  }
}
