/// A table of text and values below a figure's pictures.
///
/// A figure whose rows have several values uses a table with ``FigureCell/check(_:)`` in the
/// measured columns, instead of a check whose name lists them all. The page itself builds a table
/// from checks that repeat the same names for each subject.
package struct FigureTable: Sendable, Equatable {
  /// The caption, which names the table's subject.
  package let caption: String
  /// The headers of the columns.
  package let columns: [String]
  /// The cells by row, one for each column; the first cell of a row is its header.
  package let rows: [[FigureCell]]

  /// Creates a table of text and checks.
  package init(_ caption: String, columns: [String], cells rows: [[FigureCell]]) {
    precondition(rows.allSatisfy { $0.count == columns.count }, "\(caption) has ragged rows")
    self.caption = caption
    self.columns = columns
    self.rows = rows
  }

  /// Creates a table of text.
  package init(_ caption: String, columns: [String], rows: [[String]]) {
    self.init(caption, columns: columns, cells: rows.map { $0.map(FigureCell.words) })
  }

  /// The checks in its cells.
  package var checks: [FigureCheck] { rows.joined().compactMap(\.check) }
}
