/// The statements behind a figure: links to the specification, and their text.
struct Statements {
  private let numbers: [String]
  private let context: PageContext

  init(_ numbers: [String], in context: PageContext) {
    self.numbers = numbers
    self.context = context
  }

  /// The statements as HTML, with their text in a disclosure element.
  var html: String {
    let links = numbers.map(link).joined(separator: ", ")
    let said = numbers.compactMap { number in
      context.sources?.statement(number).map {
        "<dt>\(link(number))</dt>\n\(HTML.element("dd", "", Abbreviations.spelledOut(in: $0)))"
      }
    }
    guard !said.isEmpty else {
      return HTML.wrapped("p", "class=\"sources\"", "Statements \(links)")
    }
    return """
      <details class="statements">
      <summary>Where the rule comes from</summary>
      <dl>
      \(said.joined(separator: "\n"))
      </dl>
      </details>
      """
  }

  private func link(_ number: String) -> String {
    guard let statement = context.sources?.statement(number) else { return HTML.text(number) }
    // The fragment leads to the statement's heading where Markdown is rendered.
    let place = context.link(to: statement.path).map { "\($0)#\(statement.fragment)" }
    return HTML.link(number, to: place, title: Abbreviations.spelledOut(in: statement))
  }
}
