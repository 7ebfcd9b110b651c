package import Foundation

/// Whether a tab bar is small while its user reads on.
package struct TabBarMinimizing: Equatable, Sendable {
  /// The way that content goes when the bar gets small.
  package enum Trigger: Equatable, Sendable {
    /// The bar stays as it is.
    case none
    /// Content is scrolled down.
    case scrollDown
    /// Content is scrolled up.
    case scrollUp
  }

  /// What makes the bar small.
  package var trigger = Trigger.none
  package private(set) var isMinimized = false

  /// Creates the state of a bar that is whole.
  package init() {}

  /// Where content was when the touch last turned round.
  private var turn: CGFloat?
  private var last: CGFloat?

  /// How far content goes one way before the bar follows, in points.
  ///
  /// Source: unknown, guessed.
  package static let threshold: CGFloat = 20

  /// Follows content that a touch moves.
  ///
  /// - Parameters:
  ///   - offset: How far the content is scrolled down.
  ///   - isAtTop: Whether nothing is above what is seen; the bar is whole there.
  package mutating func contentMoved(to offset: CGFloat, isAtTop: Bool) {
    defer { last = offset }
    guard trigger != .none else {
      isMinimized = false
      return
    }
    if isAtTop, trigger == .scrollDown {
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
    isMinimized = (way > 0) == (trigger == .scrollDown)
  }

  /// Makes the bar whole, as a tap on it does.
  package mutating func expand() {
    isMinimized = false
    turn = nil
    last = nil
  }
}
