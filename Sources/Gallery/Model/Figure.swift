/// One figure of an article: a rule, and the code that shows it.
///
/// A figure is made from screens that run; nothing in its pictures or its measured numbers is
/// written down beforehand. What is expected of the numbers stands in the figure as literals of the
/// statements it names.
///
/// What the page shows of a figure, from top to bottom, and where it comes from:
/// - ``title``: what is to be learnt, as a sentence or its short form.
/// - ``why``: two sentences: why an app has to know this, and what goes wrong otherwise.
/// - ``FigurePicture``s in rows; see there for rows, labels such as "Before", and drawn insets.
/// - ``code``: names of excerpts. An excerpt stands in a source of `Examples` or of this target
///   between the lines `// figure: NAME` and `// end figure`; its indentation is taken away.
/// - ``rule``: what the pictures show, in one or two sentences.
/// - ``FigureTable``s, whose cells may be checks, then the other ``FigureCheck``s, then the logs.
/// - ``statements``, with their text from `docs/spec`.
///
/// Where it stands in the page is said by ``Chapter``, which lists the figures by identifier. A
/// figure that shows the remedy of another one's fault names it in ``remedyFor``; the page has both
/// in one card then, "Before" and "After".
package struct Figure: Sendable {
  /// Its name, such as "001-translucent-bars": that of its files and its place in the page.
  package let id: String
  /// The article that it is from.
  package let article: Article
  /// What is to be learnt from it, in a few words.
  package let title: String
  /// Why an app has to know it, in two sentences; empty if ``rule`` says enough.
  package let why: String
  /// The rule that it proves, in one or two sentences.
  package let rule: String
  /// The numbers of the statements behind the rule, such as "S1.10".
  package let statements: [String]
  /// The types of `Examples` that are on the screen, for readers who want to take them.
  package let screens: [String]
  /// The names of the excerpts of source code that make what is on the screen.
  package let code: [String]
  /// The figure whose fault this one mends; the page shows both in one card.
  package let remedyFor: String?
  /// Whether it shows web pages, for which a web engine must be installed.
  package let needsEngine: Bool
  /// Runs the screens, takes the pictures and measures.
  package let make: @MainActor @Sendable (Stage) async throws -> FigureResult

  /// Describes a figure; its identifier begins with its article's.
  package init(
    _ id: String, of article: Article, title: String, why: String = "", rule: String,
    statements: [String], screens: [String] = [], code: [String] = [], remedyFor: String? = nil,
    needsEngine: Bool = false,
    make: @escaping @MainActor @Sendable (Stage) async throws -> FigureResult
  ) {
    precondition(id.hasPrefix(article.id + "-"), "\(id) is no figure of article \(article.id)")
    self.id = id
    self.article = article
    self.title = title
    self.why = why
    self.rule = rule
    self.statements = statements
    self.screens = screens
    self.code = code
    self.remedyFor = remedyFor
    self.needsEngine = needsEngine
    self.make = make
  }
}
