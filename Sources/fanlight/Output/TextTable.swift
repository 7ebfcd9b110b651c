/// A table of text with aligned columns.
struct TextTable {
  /// The alignment of a column.
  enum Alignment {
    case left, right
  }

  private let alignments: [Alignment]
  private var rows: [[String]] = []

  /// Creates an empty table with the given alignments of its columns.
  init(_ alignments: [Alignment]) {
    self.alignments = alignments
  }

  /// Adds a row; missing cells at its end are empty.
  mutating func add(_ cells: [String]) {
    rows.append(cells)
  }

  /// The lines of the table, with two spaces between columns and no trailing spaces.
  var lines: [String] {
    let widths = alignments.indices.map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        if column > 0 { line += "  " }
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        line += alignments[column] == .left ? cell + padding : padding + cell
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }
}
