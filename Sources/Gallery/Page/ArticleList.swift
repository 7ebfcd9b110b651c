/// The articles that the figures follow, at the end of the page.
struct ArticleList {
  private let figures: [Figure]
  private let context: PageContext

  init(_ figures: [Figure], in context: PageContext) {
    self.figures = figures
    self.context = context
  }

  /// The articles as HTML; those without figures are omitted.
  var html: String {
    let articles = Article.all.filter { article in figures.contains { $0.article == article } }
    let corrections = HTML.link(
      "corrections", to: context.link(to: "docs/spec/corrections.md"))
    let items = articles.map { article in
      let shown = figures.filter { $0.article == article }.sorted { $0.id < $1.id }
        .map { "<li><a href=\"#\($0.id)\">\(HTML.name($0.title))</a></li>" }
      return """
        <dt id="article-\(article.id)">\(HTML.text(article.title))</dt>
        <dd>\(HTML.text(article.capitalizedOrigin)). Its figures:
        <ul>
        \(shown.joined(separator: "\n"))
        </ul></dd>
        """
    }
    return """
      <section id="articles" aria-labelledby="articles-title">
      <h2 id="articles-title">The five articles</h2>
      <p class="introduction">The figures follow five articles on the safe area and on web views, which \
      are called by their subjects here. Where an article is wrong its figure says so; the \
      \(corrections) have the evidence.</p>
      <div class="card">
      <dl class="articles">
      \(items.joined(separator: "\n"))
      </dl>
      </div>
      </section>
      """
  }
}
