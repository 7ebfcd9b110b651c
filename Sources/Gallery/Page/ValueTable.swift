/// A table of a figure, with text and checked values.
struct ValueTable {
  private let table: FigureTable

  init(_ table: FigureTable) {
    self.table = table
  }

  /// The table as HTML; the first cell of a row is its header.
  var html: String {
    let isWide = table.columns.count > 2
    let rows = table.rows.map { row in
      let cells = row.enumerated().map { index, cell in
        switch cell {
        case .check(let check): CheckCell(check).html(below: isWide ? table.columns[index] : "")
        case .words(let words):
          index == 0
            ? HTML.wrapped("th", "scope=\"row\"", HTML.name(words))
            : HTML.wrapped(
              "td", isWide ? "data-name=\"\(HTML.text(table.columns[index]))\"" : "",
              HTML.name(words))
        }
      }
      return "<tr>\(cells.joined())</tr>"
    }
    return TableFrame.html(
      caption: table.caption, isWide: isWide,
      HTML.lines([TableFrame.head(table.columns)] + rows))
  }
}
