extension PageTouch {
  /// Which way a finger moves.
  public enum Way: String, Sendable, Hashable, CaseIterable, Decodable {
    /// Towards the top of the screen: what is below comes into view.
    case up
    /// Towards the bottom.
    case down
    /// Towards the left.
    case left
    /// Towards the right.
    case right
  }

  /// What a page makes of fingers.
  public struct Answer: Sendable, Hashable {
    /// Whether a script prevented what the fingers would do by themselves.
    public var isPrevented: Bool
    /// The ways in which a finger that came down here is the page's own: it scrolls a box in the
    /// page, or `touch-action` keeps it from scrolling anything.
    public var ways: Set<Way>

    /// Describes an answer.
    public init(isPrevented: Bool = false, ways: Set<Way> = []) {
      self.isPrevented = isPrevented
      self.ways = ways
    }
  }
}
