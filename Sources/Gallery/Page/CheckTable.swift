/// The checks of a figure as a table: expected and measured in one cell.
///
/// Checks that have the same names for each subject make a grid; others are listed below the
/// subject that they are of.
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

  /// Whether each subject has each name once, and there is space for that.
  private var isGrid: Bool {
    subjects.count > 1 && checks.count == subjects.count * names.count
      && (names.count <= 3 || subjects.count <= 3)
      && subjects.allSatisfy { subject in names.allSatisfy { check($0, of: subject) != nil } }
  }

  private var grid: String {
    // Subjects below each other; beside each other only where they are few and have many values.
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
  /// The strings without those that were there before.
  fileprivate func unique() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
