/// Rows of cells, aligned in columns.
struct TextTable {
  /// The alignments of a column.
  enum Alignment {
    case left, right
  }

  private let alignments: [Alignment]
  private var rows: [[String]] = []

  /// Creates a table without rows.
  init(_ alignments: [Alignment]) {
    self.alignments = alignments
  }

  /// Adds a row; cells that are missing at its end are empty.
  mutating func add(_ cells: [String]) {
    rows.append(cells)
  }

  /// The lines, two spaces between columns and none at the end.
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
