import Foundation

/// Breaks a measured paragraph into lines no wider than a limit.
struct LineWrapper {
  /// Whether lines break after any character.
  let breaksAnywhere: Bool
  /// The limit, in points.
  let width: CGFloat

  /// The tolerance of widths: frames are sums of fractions.
  static let tolerance: CGFloat = 0.01

  /// Returns the end of the line that begins at `start`, after its hanging spaces.
  func lineEnd(_ text: MeasuredText, from start: Int) -> Int {
    let count = text.characters.count
    var lastBreak: Int?
    var index = start
    while index < count {
      let character = text.characters[index]
      let isSpace = LineBreaker.isSpace(character)
      let fits = text.width(start..<index + 1) <= width + Self.tolerance
      if !fits, !isSpace, index > start {
        if isBreak(text, at: index, from: start) { return index }
        return lastBreak ?? index
      }
      if index > start, isBreak(text, at: index, from: start) { lastBreak = index }
      index += 1
    }
    return count
  }

  private func isBreak(_ text: MeasuredText, at index: Int, from start: Int) -> Bool {
    let next = text.characters[index]
    if breaksAnywhere { return !LineBreaker.isSpace(next) }
    return LineBreaker.mayBreak(
      beforePrevious: index - 2 >= start ? text.characters[index - 2] : nil,
      previous: text.characters[index - 1], next: next)
  }
}
