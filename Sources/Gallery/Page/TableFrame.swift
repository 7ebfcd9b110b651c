/// The frame of a table; a wide table stacks the cells of a row on a narrow screen.
enum TableFrame {
  /// Returns a table with rows of HTML; a wide table has more than two columns.
  static func html(caption: String, isWide: Bool, _ rows: String) -> String {
    """
    <div class="scroller" tabindex="0" role="region" aria-label="\(HTML.text(caption))">
    <table\(isWide ? " class=\"wide\"" : "")>
    \(HTML.element("caption", "", caption))
    \(rows)
    </table>
    </div>
    """
  }

  /// Returns the row of column headers.
  static func head(_ columns: [String]) -> String {
    "<tr class=\"head\">"
      + columns.map { HTML.wrapped("th", "scope=\"col\"", HTML.name($0)) }.joined()
      + "</tr>"
  }
}
