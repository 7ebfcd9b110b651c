/// The first line that differs between a golden and an actual text.
package struct LineDifference: Sendable, Equatable {
  /// The number of the line, from 1.
  package let number: Int
  /// The golden line; `nil` if the golden text has ended.
  package let golden: String?
  /// The actual line; `nil` if the actual text has ended.
  package let actual: String?

  /// Compares two texts; `nil` if they are equal.
  package init?(golden: String, actual: String) {
    let one = golden.split(separator: "\n", omittingEmptySubsequences: false)
    let other = actual.split(separator: "\n", omittingEmptySubsequences: false)
    for index in 0..<max(one.count, other.count) {
      let expected = index < one.count ? String(one[index]) : nil
      let found = index < other.count ? String(other[index]) : nil
      if expected != found {
        (number, self.golden, self.actual) = (index + 1, expected, found)
        return
      }
    }
    return nil
  }

  /// Both lines in one sentence.
  package var summary: String {
    let (expected, found) = (golden ?? "(no line)", actual ?? "(no line)")
    return "line \(number) of the text is \"\(found)\" instead of \"\(expected)\""
  }

  /// The difference between the lines: the first word if it is common, and the words from the first to the
  /// last that differ.
  ///
  /// "fill #0A84FF -> #0091FF" for "fill #0A84FF in 0,0 20x20" and "fill #0091FF in 0,0 20x20".
  package var change: String {
    guard let golden, let actual else {
      return golden.map { "\($0.trimmed) -> (no line)" } ?? "(no line) -> \(actual?.trimmed ?? "")"
    }
    let one = golden.trimmed.split(separator: " ")
    let other = actual.trimmed.split(separator: " ")
    guard let first = one.first, first == other.first else {
      return "\(golden.trimmed) -> \(actual.trimmed)"
    }
    let start = zip(one, other).prefix { $0 == $1 }.count
    let end = zip(one.dropFirst(start).reversed(), other.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let before = one[start..<(one.count - end)].joined(separator: " ")
    let after = other[start..<(other.count - end)].joined(separator: " ")
    return "\(first) \(before) -> \(after)"
  }
}

extension String {
  /// The line without its indentation.
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
