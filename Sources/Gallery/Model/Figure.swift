/// One figure of an article: a rule, and the code that shows it.
///
/// A figure is made from screens that run; nothing in its pictures or its measured numbers is
/// written down beforehand. What is expected of the numbers stands in the figure as literals of the
/// statements it names.
package struct Figure: Sendable {
  /// Its name, such as "001-translucent-bars": that of its files and its place in the page.
  package let id: String
  /// The article that it is from.
  package let article: Article
  /// What it shows, in a few words.
  package let title: String
  /// The rule that it proves, in one or two sentences.
  package let rule: String
  /// The numbers of the statements behind the rule, such as "S1.10".
  package let statements: [String]
  /// The types of `Examples` that are on the screen, for readers who want to take them.
  package let screens: [String]
  /// Whether it shows web pages, for which a web engine must be installed.
  package let needsEngine: Bool
  /// Runs the screens, takes the pictures and measures.
  package let make: @MainActor @Sendable (Stage) async throws -> FigureResult

  /// Describes a figure; its identifier begins with its article's.
  package init(
    _ id: String, of article: Article, title: String, rule: String, statements: [String],
    screens: [String] = [], needsEngine: Bool = false,
    make: @escaping @MainActor @Sendable (Stage) async throws -> FigureResult
  ) {
    precondition(id.hasPrefix(article.id + "-"), "\(id) is no figure of article \(article.id)")
    self.id = id
    self.article = article
    self.title = title
    self.rule = rule
    self.statements = statements
    self.screens = screens
    self.needsEngine = needsEngine
    self.make = make
  }
}
