/// The list of chapters and figures, which is beside the page or, on a phone, in a disclosure
/// element above it.
struct FigureList {
  private let chapters: [Chapter]
  private let titles: [String: String]

  /// Creates a list of chapters; `titles` are those of the figures by identifier.
  init(_ chapters: [Chapter], titles: [String: String]) {
    self.chapters = chapters
    self.titles = titles
  }

  /// The list as HTML.
  var html: String {
    let items = chapters.map { chapter in
      let figures = chapter.figures.compactMap { id in
        titles[id].map { "<li><a href=\"#\(id)\">\(HTML.name($0))</a></li>" }
      }
      return """
        <li><a class="chapter" href="#\(chapter.id)">\(HTML.name(chapter.title))</a>
        <ol>
        \(figures.joined(separator: "\n"))
        </ol></li>
        """
    }
    return """
      <ol class="list">
      \(items.joined(separator: "\n"))
      <li><a class="chapter" href="#articles">The five articles</a></li>
      </ol>
      """
  }
}
