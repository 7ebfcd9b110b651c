import DisplayList
import Foundation

/// One figure as a part of the page.
struct FigureBlock {
  private let figure: Figure
  private let content: [String]

  /// Shows a figure that was made.
  init(_ figure: Figure, _ result: FigureResult) {
    self.figure = figure
    content = [
      Self.pictures(result.pictures, of: figure), Self.numbers(result.checks),
      result.tables.map(Self.table).joined(separator: "\n"),
      result.logs.map(Self.log).joined(separator: "\n"),
    ]
  }

  /// Says why a figure could not be made.
  init(_ figure: Figure, _ failure: FigureFailure) {
    self.figure = figure
    content = [HTML.element("p", "class=\"wrong\"", "Not made. \(failure)")]
  }

  /// The part as HTML.
  var html: String {
    let parts = [
      "<article id=\"\(figure.id)\">", "<h3>\(HTML.name(figure.title))</h3>",
      HTML.element("p", "class=\"rule\"", figure.rule), sources,
    ]
    return (parts + content + ["</article>"]).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The numbers of the statements, and the screens' types.
  private var sources: String {
    let statements = figure.statements.map { HTML.element("b", $0) }.joined(separator: " ")
    let screens = figure.screens.map { "<code>\(HTML.name($0))</code>" }.joined(separator: ", ")
    let shown = screens.isEmpty ? "" : " · screens: \(screens)"
    return "<p class=\"sources\">\(statements)\(shown)</p>"
  }

  private static func pictures(_ pictures: [FigurePicture], of figure: Figure) -> String {
    guard !pictures.isEmpty else { return "" }
    let items = pictures.map { picture in
      let (width, height) = picture.pixelSize
      let shape = width > height ? "wide" : "tall"
      return """
        <figure class="\(shape)">
        <img src="\(picture.fileName(in: figure))" width="\(width)" height="\(height)" \
        alt="\(HTML.text(picture.alternative))">
        <figcaption>\(HTML.text(picture.caption))</figcaption>
        </figure>
        """
    }
    return "<div class=\"pictures\">\n\(items.joined(separator: "\n"))\n</div>"
  }

  /// The checks as one table, those of one subject together.
  private static func numbers(_ checks: [FigureCheck]) -> String {
    guard !checks.isEmpty else { return "" }
    var rows = [
      "<tr>"
        + ["Value", "By the rule", "On the screen"].map { HTML.element("th", "scope=\"col\"", $0) }
        .joined() + "</tr>"
    ]
    var subject = ""
    for check in checks {
      if check.subject != subject {
        subject = check.subject
        let head = "colspan=\"3\" scope=\"colgroup\" class=\"subject\""
        rows.append("<tr>\(HTML.element("th", head, subject))</tr>")
      }
      let measured = check.holds ? "✓ " : "✗ differs: "
      rows.append(
        "<tr\(check.holds ? "" : " class=\"wrong\"")><td>\(HTML.name(check.name))</td>"
          + HTML.element("td", check.expected.text)
          + HTML.element("td", measured + check.measured.text) + "</tr>")
    }
    return "<table class=\"numbers\">\n\(rows.joined(separator: "\n"))\n</table>"
  }

  private static func table(_ table: FigureTable) -> String {
    func row(_ cells: [String], _ start: String, _ end: String) -> String {
      "<tr>\(cells.map { start + HTML.name($0) + end }.joined())</tr>"
    }
    let head = row(table.columns, "<th scope=\"col\">", "</th>")
    let rows = [head] + table.rows.map { row($0.map(words), "<td>", "</td>") }
    return """
      <table>
      \(HTML.element("caption", table.caption))
      \(rows.joined(separator: "\n"))
      </table>
      """
  }

  private static func words(of cell: FigureCell) -> String {
    switch cell {
    case .words(let words): words
    case .check(let check): (check.holds ? "✓ " : "✗ differs: ") + check.measured.text
    }
  }

  private static func log(_ log: FigureLog) -> String {
    """
    <div class="log">
    \(HTML.element("p", log.title))
    <ol>
    \(log.lines.map { HTML.element("li", $0) }.joined(separator: "\n"))
    </ol>
    </div>
    """
  }
}

extension HTML {
  /// Returns an element without attributes around a text.
  fileprivate static func element(_ name: String, _ words: String) -> String {
    element(name, "", words)
  }
}

extension FigurePicture {
  /// The size of its file in pixels, rounded as the renderer does.
  package var pixelSize: (width: Int, height: Int) {
    (
      Int((drawing.size.width * drawing.scale).rounded()),
      Int((drawing.size.height * drawing.scale).rounded())
    )
  }
}
