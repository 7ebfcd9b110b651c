/// One cell of a figure's table: words, or a value that is checked.
package enum FigureCell: Sendable, Equatable {
  /// Words that name the row or explain it.
  case words(String)
  /// A value beside what a statement says of it.
  case check(FigureCheck)

  /// The check, if it is one.
  package var check: FigureCheck? {
    if case .check(let check) = self { check } else { nil }
  }
}

extension FigureCell: ExpressibleByStringLiteral {
  package init(stringLiteral words: String) { self = .words(words) }
}
