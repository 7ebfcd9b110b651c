/// Rows of words and of values below a figure's pictures.
///
/// A figure whose rows have several values uses one with ``FigureCell/check(_:)`` in the columns
/// that are measured, in place of a check whose name lists them all. The page makes a table of its
/// own from checks that repeat the same names for each subject.
package struct FigureTable: Sendable, Equatable {
  /// What it is about.
  package let caption: String
  /// The heads of the columns.
  package let columns: [String]
  /// The cells, as many in each row as there are columns; the first of a row is its head.
  package let rows: [[FigureCell]]

  /// Describes a table of words and checks.
  package init(_ caption: String, columns: [String], cells rows: [[FigureCell]]) {
    precondition(rows.allSatisfy { $0.count == columns.count }, "\(caption) has ragged rows")
    self.caption = caption
    self.columns = columns
    self.rows = rows
  }

  /// Describes a table of words.
  package init(_ caption: String, columns: [String], rows: [[String]]) {
    self.init(caption, columns: columns, cells: rows.map { $0.map(FigureCell.words) })
  }

  /// The checks in its cells.
  package var checks: [FigureCheck] { rows.joined().compactMap(\.check) }
}
