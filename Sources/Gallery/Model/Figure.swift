/// A figure of an article: a rule, and the code that demonstrates it.
///
/// A figure is made by running screens; none of its pictures or measured values is predefined. The
/// expected values are literals in the figure, from the statements that it cites.
///
/// The page shows the parts of a figure in this order:
/// - ``title``: the lesson, as a sentence or a phrase.
/// - ``why``: two sentences that say why an app has to know the rule, and what goes wrong
///   otherwise.
/// - ``rule``: the rule that the pictures show, in one or two sentences.
/// - ``FigurePicture``s in rows; see there for rows, labels such as "Before", and drawn insets.
/// - ``code``: the names of excerpts. An excerpt is in a source file of `Examples` or of this
///   target, between the lines `// figure: NAME` and `// end figure`; its indentation is removed.
/// - ``FigureCheck``s, then ``FigureTable``s, whose cells can be checks, then the logs.
/// - ``statements``, with their text from `docs/spec`.
///
/// ``Chapter`` determines the order of figures in the page; it lists them by identifier. A figure
/// that fixes another one's fault names that one in ``remedyFor``; the page then shows both in one
/// card, "Before" and "After".
package struct Figure: Sendable {
  /// The identifier, such as "001-translucent-bars", which its files' names begin with and which is
  /// its URL fragment.
  package let id: String
  /// The article whose rule it shows.
  package let article: Article
  /// The lesson, in a few words.
  package let title: String
  /// The reason why an app has to know the rule, in two sentences; empty if ``rule`` suffices.
  package let why: String
  /// The rule that the pictures show, in one or two sentences.
  package let rule: String
  /// The numbers of the statements behind the rule, such as "S1.10".
  package let statements: [String]
  /// The types from `Examples` that are on the screen, for readers who want to reuse them.
  package let screens: [String]
  /// The names of the excerpts of source code that produce what is on the screen.
  package let code: [String]
  /// The identifier of the figure whose fault this one fixes; the page shows both in one card.
  package let remedyFor: String?
  /// Whether it shows web pages, which require a web engine.
  package let needsEngine: Bool
  /// A closure that runs the screens, draws the pictures and measures the values.
  package let make: @MainActor @Sendable (Stage) async throws -> FigureResult

  /// Creates a figure; its identifier must begin with its article's.
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
