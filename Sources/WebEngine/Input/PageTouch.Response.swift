extension PageTouch {
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
