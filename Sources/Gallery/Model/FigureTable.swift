/// Rows of words below a figure's pictures.
package struct FigureTable: Sendable, Equatable {
  /// What it is about.
  package let caption: String
  /// The heads of the columns.
  package let columns: [String]
  /// The cells, as many in each row as there are columns.
  package let rows: [[String]]

  /// Describes a table.
  package init(_ caption: String, columns: [String], rows: [[String]]) {
    precondition(rows.allSatisfy { $0.count == columns.count }, "\(caption) has ragged rows")
    self.caption = caption
    self.columns = columns
    self.rows = rows
  }
}
