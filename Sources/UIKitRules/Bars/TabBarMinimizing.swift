package import Foundation

/// The minimization of a tab bar while content is scrolled.
package struct TabBarMinimizing: Equatable, Sendable {
  /// The scroll direction that minimizes the bar.
  package enum Trigger: Equatable, Sendable {
    /// The bar stays as it is.
    case none
    /// The bar is minimized when content is scrolled down.
    case scrollDown
    /// The bar is minimized when content is scrolled up.
    case scrollUp
  }

  /// The trigger that minimizes the bar.
  package var trigger = Trigger.none
  package private(set) var isMinimized = false

  /// Creates the state of an expanded bar.
  package init() {}

  /// The offset at which the scroll direction last changed.
  private var turn: CGFloat?
  private var last: CGFloat?

  /// The distance that content is scrolled in one direction before the bar changes, in points.
  ///
  /// Source: unknown, guessed.
  package static let threshold: CGFloat = 20

  /// Updates the state for content that a touch moves.
  ///
  /// - Parameters:
  ///   - offset: The distance by which the content is scrolled down.
  ///   - isAtTop: Whether the content is scrolled to its top, where the bar is expanded.
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

  /// Expands the bar, as a tap on it does.
  package mutating func expand() {
    isMinimized = false
    turn = nil
    last = nil
  }
}
