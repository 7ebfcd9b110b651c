/// A cell of a figure's table: text, or a value that is checked.
package enum FigureCell: Sendable, Equatable {
  /// Text that names or explains the row.
  case words(String)
  /// A measured value, compared with a statement's.
  case check(FigureCheck)

  /// The check in the cell, if there is one.
  package var check: FigureCheck? {
    if case .check(let check) = self { check } else { nil }
  }
}

extension FigureCell: ExpressibleByStringLiteral {
  package init(stringLiteral words: String) { self = .words(words) }
}
