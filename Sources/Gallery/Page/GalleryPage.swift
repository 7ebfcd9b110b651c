/// The page that teaches the safe area, figure by figure.
///
/// It can be opened from disk, and needs neither a network nor scripts. The same outcomes give the
/// same bytes: it contains no date and no host name.
package struct GalleryPage: Sendable {
  private let outcomes: [String: FigureOutcome]
  private let chapters: [Chapter]
  private let context: PageContext

  /// Creates the page of figures' outcomes; ``Chapter`` determines their order.
  package init(_ outcomes: [FigureOutcome], in context: PageContext = PageContext()) {
    self.outcomes = Dictionary(outcomes.map { ($0.figure.id, $0) }) { first, _ in first }
    self.context = context
    chapters = Chapter.all(of: outcomes.map(\.figure.id))
  }

  /// The page as HTML.
  package var html: String {
    let list = FigureList(chapters, titles: outcomes.mapValues(\.figure.title)).html
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
      <meta name="color-scheme" content="light dark">
      <meta name="description" content="The iOS safe area, learnt from pictures of running code.">
      <title>The safe area, figure by figure</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body id="top">
      <a class="skip" href="#figures">Skip to the figures</a>
      <nav class="beside" aria-label="Figures">
      \(list)
      </nav>
      <div class="page">
      <header>
      <h1>The safe area, figure by figure</h1>
      \(introduction)
      \(HTML.element("p", "class=\"summary\"", summary))
      </header>
      <details class="above">
      <summary>All figures</summary>
      <nav aria-label="All figures">
      \(list)
      </nav>
      </details>
      <main id="figures">
      \(chapters.map(section).joined(separator: "\n"))
      \(ArticleList(outcomes.values.map(\.figure), in: context).html)
      </main>
      </div>
      </body>
      </html>

      """
  }

  /// The content security policy: the page may load its own style, and pictures beside it.
  private static let policy =
    "default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'; base-uri 'none'; "
    + "form-action 'none'"

  /// The introduction, which explains how to read the figures.
  private var introduction: String {
    let project = HTML.link("Fanlight", to: context.link(to: "README.md"))
    let specification = HTML.link("specification", to: context.link(to: "docs/spec/README.md"))
    let origins =
      context.sources == nil
      ? ""
      : """
      <li><b>Where the rule comes from</b> unfolds statements of Fanlight's \(specification), \
      which names the documentation, the source or the measurement behind each of them.</li>
      """
    return """
      <p>On an iPhone parts of the screen are covered: by the notch, by round corners, by bars. The \
      <b>safe area</b> is what is left. This page shows from the basics on how UIKit's views, \
      controllers and lists keep to it, and how web pages do.</p>
      <p>No picture is a photograph. Each is drawn by running an app's code on a simulated device of \
      \(project), a UIKit and WKWebView that need neither a Mac nor a phone.</p>
      <ul>
      <li><b>Dashed lines</b> show where the insets in a picture end. Beside the device stands how \
      many points they are, and what of.</li>
      <li><b>88 ✓</b> in a table is the value that the rule demands and that was measured on the \
      simulated screen. Where they differ it says so.</li>
      \(origins)
      <li>Each figure follows one of five <a href="#articles">articles</a>; its rule calls it “the \
      article”.</li>
      <li>All lengths are <b>points</b>: an iPhone X is 375 wide and 812 high. Select a picture to \
      see it in full size.</li>
      </ul>
      """
  }

  /// The numbers of figures, pictures and values, and of those that do not agree.
  private var summary: String {
    var checks = 0
    var pictures = 0
    for case .made(_, let result) in outcomes.values {
      checks += result.allChecks.count
      pictures += result.pictures.count
    }
    let wrong = outcomes.values.reduce(0) { $0 + $1.findings.count }
    let missing = outcomes.values.filter { if case .failed = $0 { true } else { false } }.count
    var words =
      "\(outcomes.count) figures, \(pictures) pictures, \(checks) values compared: "
    words += wrong == 0 ? "all agree." : "\(wrong) do not agree."
    if missing > 0 { words += " \(missing) figures could not be made." }
    return words
  }

  private func section(_ chapter: Chapter) -> String {
    """
    <section id="\(chapter.id)" aria-labelledby="\(chapter.id)-title">
    \(HTML.wrapped("h2", "id=\"\(chapter.id)-title\"", HTML.name(chapter.title)))
    \(HTML.element("p", "class=\"introduction\"", chapter.introduction))
    \(cards(chapter).joined(separator: "\n"))
    </section>
    """
  }

  /// Returns the cards of a chapter; a figure that fixes another one's fault is in that one's card.
  private func cards(_ chapter: Chapter) -> [String] {
    let shown = chapter.figures.compactMap { outcomes[$0] }
    let ids = Set(shown.map(\.figure.id))
    func isRemedy(_ figure: Figure) -> Bool { figure.remedyFor.map(ids.contains) ?? false }
    return shown.filter { !isRemedy($0.figure) }.map { outcome in
      let remedies = shown.filter { $0.figure.remedyFor == outcome.figure.id }
      guard !remedies.isEmpty else {
        return "<div class=\"card\">\n\(Self.block(outcome, in: context))\n</div>"
      }
      let sides =
        [side("Before", outcome)] + remedies.map { side("After", $0) }
      return "<div class=\"card pair\">\n\(sides.joined(separator: "\n"))\n</div>"
    }
  }

  /// Returns one side of a comparison; on a wide screen, both sides are beside each other.
  private func side(_ step: String, _ outcome: FigureOutcome) -> String {
    """
    <div class="side">
    <p class="step">\(step)</p>
    \(Self.block(outcome, in: context))
    </div>
    """
  }

  /// Returns the part of the page that shows one figure.
  package static func block(_ outcome: FigureOutcome, in context: PageContext = PageContext())
    -> String
  {
    switch outcome {
    case .made(let figure, let result): FigureBlock(figure, result, in: context).html
    case .failed(let figure, let failure): FigureBlock(figure, failure, in: context).html
    }
  }
}
