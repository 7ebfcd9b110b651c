/// The page that shows each figure beside its rule.
///
/// It opens from disk and needs neither a network nor scripts. The same outcomes give the same
/// bytes: it holds no time and no name of a machine.
package struct GalleryPage: Sendable {
  private let outcomes: [FigureOutcome]

  /// Describes the page for what became of figures, in their order.
  package init(_ outcomes: [FigureOutcome]) {
    self.outcomes = outcomes
  }

  /// The page as HTML.
  package var html: String {
    let articles = Article.all.filter { article in
      outcomes.contains { $0.figure.article == article }
    }
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
      <meta name="color-scheme" content="light dark">
      <title>Fanlight's gallery</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <header>
      <h1>The safe area, figure by figure</h1>
      <p>\(Self.introduction)</p>
      <p>\(HTML.text(summary))</p>
      </header>
      <nav aria-label="Articles">
      <ul>
      \(articles.map(Self.entry).joined(separator: "\n"))
      </ul>
      </nav>
      <main>
      \(articles.map(section).joined(separator: "\n"))
      </main>
      </body>
      </html>

      """
  }

  /// What all figures have in common, for readers who begin here.
  private static let introduction = """
    Every picture is drawn by running code: UIKit screens, web views and a browser on simulated \
    devices. Beside it stand the rule, the numbers of the statements it follows from, and what was \
    measured on the screen. Lengths are points; insets are top, left, bottom, right, frames x, y, width, height.
    """

  /// How many figures and numbers there are, and how many do not agree.
  private var summary: String {
    var checks = 0
    var pictures = 0
    for case .made(_, let result) in outcomes {
      checks += result.checks.count
      pictures += result.pictures.count
    }
    let wrong = outcomes.reduce(0) { $0 + $1.findings.count }
    let missing = outcomes.filter { if case .failed = $0 { true } else { false } }.count
    var words =
      "\(outcomes.count) figures, \(pictures) pictures, \(checks) values compared: "
    words += wrong == 0 ? "all agree." : "\(wrong) do not agree."
    if missing > 0 { words += " \(missing) figures could not be made." }
    return words
  }

  private static func entry(_ article: Article) -> String {
    "<li><a href=\"#\(article.id)\">\(HTML.text(article.title))</a></li>"
  }

  private func section(_ article: Article) -> String {
    let figures = outcomes.filter { $0.figure.article == article }
    let origin =
      article.origin.isEmpty ? "" : HTML.element("p", "class=\"origin\"", article.origin) + "\n"
    return """
      <section id="\(article.id)">
      <h2>\(HTML.text(article.title))</h2>
      \(origin)\(figures.map(Self.block).joined(separator: "\n"))
      </section>
      """
  }

  /// The part of the page that shows one figure.
  package static func block(_ outcome: FigureOutcome) -> String {
    switch outcome {
    case .made(let figure, let result): FigureBlock(figure, result).html
    case .failed(let figure, let failure): FigureBlock(figure, failure).html
    }
  }
}
