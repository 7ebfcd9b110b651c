/// The checks of a figure as a table, with the expected and the measured value in one cell.
///
/// Checks that have the same names for each subject form a grid; others are listed below their
/// subject.
struct CheckTable {
  private let checks: [FigureCheck]
  private let subjects: [String]
  private let names: [String]

  init(_ checks: [FigureCheck]) {
    self.checks = checks
    subjects = checks.map(\.subject).unique()
    names = checks.map(\.name).unique()
  }

  /// The table as HTML.
  var html: String {
    guard !checks.isEmpty else { return "" }
    return TableFrame.html(
      caption: "Expected and measured", isWide: isGrid, isGrid ? grid : list)
  }

  private func check(_ name: String, of subject: String) -> FigureCheck? {
    checks.first { $0.name == name && $0.subject == subject }
  }

  /// Whether each subject has each name once, and the grid is small enough.
  private var isGrid: Bool {
    subjects.count > 1 && checks.count == subjects.count * names.count
      && (names.count <= 3 || subjects.count <= 3)
      && subjects.allSatisfy { subject in names.allSatisfy { check($0, of: subject) != nil } }
  }

  private var grid: String {
    // Subjects are rows; they are columns only if they are few and have many values.
    let areRows = names.count <= 3
    let (rows, columns) = areRows ? (subjects, names) : (names, subjects)
    let head = TableFrame.head([areRows ? "Case" : "Value"] + columns)
    let body = rows.map { row in
      let cells = columns.map { column in
        CheckCell(areRows ? check(column, of: row) : check(row, of: column)).html(below: column)
      }
      return "<tr><th scope=\"row\">\(HTML.name(row))</th>\(cells.joined())</tr>"
    }
    return HTML.lines([head] + body)
  }

  private var list: String {
    let body = subjects.flatMap { subject in
      let rows = checks.filter { $0.subject == subject }.map {
        "<tr><th scope=\"row\">\(HTML.name($0.name))</th>\(CheckCell($0).html())</tr>"
      }
      let head = "colspan=\"2\" scope=\"colgroup\" class=\"subject\""
      return ["<tr>\(HTML.element("th", head, subject))</tr>"] + rows
    }
    return HTML.lines([TableFrame.head(["Value", "Expected and measured"])] + body)
  }
}

extension [String] {
  /// Returns the strings without duplicates.
  fileprivate func unique() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
