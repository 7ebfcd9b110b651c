/// The code that produces a figure: each excerpt with its file.
struct CodeBlocks {
  private let excerpts: [CodeExcerpt]
  private let context: PageContext

  init(_ names: [String], in context: PageContext) {
    excerpts = names.compactMap { context.sources?.excerpt($0) }
    self.context = context
  }

  /// The excerpts as HTML; empty if the page is made without the sources.
  var html: String {
    guard !excerpts.isEmpty else { return "" }
    let items = excerpts.map { excerpt in
      let file = excerpt.path.split(separator: "/").last.map(String.init) ?? excerpt.path
      return """
        <div class="code">
        <p class="caption">The code, from \(HTML.link(file, to: context.link(to: excerpt.path)))</p>
        <pre tabindex="0" aria-label="Code of \(HTML.text(file))"><code>\
        \(Self.colored(excerpt.text))</code></pre>
        </div>
        """
    }
    return "<div class=\"excerpts\">\n\(items.joined(separator: "\n"))\n</div>"
  }

  /// Returns Swift code as HTML, with its comments in a secondary color.
  private static func colored(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let start = line.firstIndex { $0 != " " } ?? line.endIndex
      guard line[start...].hasPrefix("//") else { return HTML.text(String(line)) }
      return line[..<start] + HTML.element("i", "", String(line[start...]))
    }.joined(separator: "\n")
  }
}
