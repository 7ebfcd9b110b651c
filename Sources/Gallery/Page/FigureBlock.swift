/// The part of the page that shows one figure.
struct FigureBlock {
  private let figure: Figure
  private let context: PageContext
  private let shown: String
  private let values: String

  /// Creates the block of a figure that was made.
  init(_ figure: Figure, _ result: FigureResult, in context: PageContext) {
    self.figure = figure
    self.context = context
    let code = CodeBlocks(figure.code, in: context).html
    shown = PictureRows(result.pictures, of: figure, code: code).html
    values = HTML.lines(
      [CheckTable(result.checks).html] + result.tables.map { ValueTable($0).html }
        + result.logs.map(Self.log))
  }

  /// Creates the block of a figure that could not be made, with the reason.
  init(_ figure: Figure, _ failure: FigureFailure, in context: PageContext) {
    self.figure = figure
    self.context = context
    shown = HTML.element("p", "class=\"wrong\"", "Not made. \(failure)")
    values = ""
  }

  /// The block as HTML.
  var html: String {
    HTML.lines([
      "<article id=\"\(figure.id)\" aria-labelledby=\"\(figure.id)-title\">",
      HTML.wrapped("h3", "id=\"\(figure.id)-title\"", HTML.name(figure.title)),
      figure.why.isEmpty ? "" : HTML.element("p", "class=\"why\"", figure.why),
      HTML.wrapped("p", "class=\"rule\"", "<b>The rule.</b> \(HTML.text(figure.rule))"),
      shown, values, Statements(figure.statements, in: context).html, sources, "</article>",
    ])
  }

  /// The article, the types of the screens, and a link to the top.
  private var sources: String {
    let screens = figure.screens.map { "<code>\(HTML.name($0))</code>" }.joined(separator: ", ")
    let parts = [
      "Follows <a href=\"#article-\(figure.article.id)\">the article "
        + "“\(HTML.text(figure.article.title))”</a>",
      screens.isEmpty ? "" : "shown by \(screens)", "<a href=\"#top\">Back to the top</a>",
    ]
    return HTML.wrapped(
      "p", "class=\"sources\"", parts.filter { !$0.isEmpty }.joined(separator: " · "))
  }

  private static func log(_ log: FigureLog) -> String {
    """
    <div class="log">
    \(HTML.element("p", "class=\"caption\"", log.title))
    <ol>
    \(log.lines.map { HTML.wrapped("li", "", HTML.name($0)) }.joined(separator: "\n"))
    </ol>
    </div>
    """
  }
}
