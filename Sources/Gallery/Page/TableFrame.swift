/// A table that scrolls by itself where it is wider than the page.
enum TableFrame {
  /// Returns a table with rows that are HTML already.
  static func html(caption: String, _ rows: String) -> String {
    """
    <div class="scroller" tabindex="0" role="region" aria-label="\(HTML.text(caption))">
    <table>
    \(HTML.element("caption", "", caption))
    \(rows)
    </table>
    </div>
    """
  }

  /// Returns the row of the columns' heads.
  static func head(_ columns: [String]) -> String {
    "<tr>"
      + columns.map { HTML.wrapped("th", "scope=\"col\"", HTML.name($0)) }.joined()
      + "</tr>"
  }
}
