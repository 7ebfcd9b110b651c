extension PageTouch {
  /// The directions in which a touch moves.
  public enum Direction: String, Sendable, Hashable, CaseIterable, Decodable {
    /// Toward the top of the screen, which scrolls down.
    case up
    /// Toward the bottom of the screen.
    case down
    /// Toward the left of the screen.
    case left
    /// Toward the right of the screen.
    case right
  }

  /// The response of a page to a touch event.
  public struct Response: Sendable, Hashable {
    /// A Boolean value that indicates whether a script prevented the default action.
    public var isPrevented: Bool
    /// The directions in which the page handles a drag from here: an element scrolls, or
    /// `touch-action` prevents scrolling.
    public var directions: Set<Direction>

    /// Creates a response to a touch event.
    public init(isPrevented: Bool = false, directions: Set<Direction> = []) {
      self.isPrevented = isPrevented
      self.directions = directions
    }
  }
}
