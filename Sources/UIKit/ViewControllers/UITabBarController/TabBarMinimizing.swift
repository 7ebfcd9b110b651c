import CoreGraphics

/// Whether a tab bar is small while its user reads on; knows nothing of views.
struct TabBarMinimizing: Equatable, Sendable {
  var behavior = UITabBarController.MinimizeBehavior.automatic
  private(set) var isMinimized = false
  /// Where content was when the touch last turned round.
  private var turn: CGFloat?
  private var last: CGFloat?

  /// How far content goes one way before the bar follows, in points.
  ///
  /// Source: unknown, guessed.
  static let threshold: CGFloat = 20

  /// Follows content that a touch moves.
  ///
  /// - Parameters:
  ///   - offset: How far the content is scrolled down.
  ///   - isAtTop: Whether nothing is above what is seen; the bar is whole there.
  mutating func contentMoved(to offset: CGFloat, isAtTop: Bool) {
    defer { last = offset }
    guard behavior == .onScrollDown || behavior == .onScrollUp else {
      isMinimized = false
      return
    }
    if isAtTop, behavior == .onScrollDown {
      turn = offset
      isMinimized = false
      return
    }
    guard let last, let start = turn else {
      turn = offset
      return
    }
    if (offset - last) * (last - start) < 0 { turn = last }
    let way = offset - (turn ?? offset)
    guard abs(way) >= Self.threshold else { return }
    isMinimized = (way > 0) == (behavior == .onScrollDown)
  }

  /// Makes the bar whole, as a tap on it does.
  mutating func expand() {
    isMinimized = false
    turn = nil
    last = nil
  }
}
