/// The text of a finding, which all reporters share.
///
/// The text contains strings from pages; each reporter escapes them.
package struct FindingText: Sendable {
  private let finding: Report.Finding
  private let index: ReportIndex
  private let screenCount: Int

  /// Creates the text of a finding of a report with the given index.
  package init(_ finding: Report.Finding, in index: ReportIndex) {
    self.finding = finding
    self.index = index
    screenCount = index.screens.count
  }

  /// The rule's title, or its id if the report does not have the rule.
  package var title: String { index.rules[finding.rule]?.title ?? finding.rule }

  /// The element on one line, or "the page" for a fault of the whole page.
  package var element: String {
    let name = finding.element?.name ?? ""
    return name.isEmpty ? "the page" : name
  }

  /// The measured evidence, such as "44 × 42 pt lie in the status bar: x 8...52, y 12...56".
  package var evidence: String {
    guard let worst = finding.worst else { return "" }
    var parts: [String] = []
    if let overlap = worst.overlap, let obstruction = worst.obstruction {
      parts.append(
        "\(Self.number(overlap.x)) × \(Self.number(overlap.y)) pt lie in the \(Self.words(obstruction.kind))"
      )
    } else if let obstruction = worst.obstruction {
      parts.append("It lies in the \(Self.words(obstruction.kind))")
    }
    if let rect = worst.rect {
      let range = { (from: Double, length: Double) in
        "\(Self.number(from))...\(Self.number(from + length))"
      }
      parts.append("x \(range(rect.x, rect.width)), y \(range(rect.y, rect.height))")
    }
    var sentence = parts.joined(separator: ": ")
    if !sentence.isEmpty { sentence += "." }
    if let inset = worst.inset {
      sentence += sentence.isEmpty ? "" : " "
      sentence += "The inset at the \(inset.edge) is \(Self.number(inset.value)) pt."
    }
    return sentence
  }

  /// The hosts and screens, such as "webapp, on 34 of 50 screens, worst on iPhone Air, iOS 26.1, portrait, top".
  package var screens: String {
    guard let worst = finding.worst else { return "" }
    let count = Set(finding.screens.map(\.screen)).count
    let hosts = Set(finding.screens.compactMap(\.host)).sorted().joined(separator: ", ")
    let place = ["worst on \(index.name(ofScreen: worst.screen))", worst.position ?? ""]
      .filter { !$0.isEmpty }.joined(separator: ", ")
    return [hosts, "on \(count) of \(screenCount) screens", place].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// The declaration or constraint that causes the fault, with its location, such as "css/app.css:120  .top { top: 0 }".
  package var cause: String {
    guard let cause = finding.cause else { return "" }
    var place = cause.source ?? ""
    if let line = cause.line, !place.isEmpty { place += ":\(line)" }
    var declaration = cause.declaration ?? cause.constraint ?? ""
    if let selector = cause.selector { declaration = "\(selector) { \(declaration) }" }
    return [place, declaration].filter { !$0.isEmpty }.joined(separator: "  ")
  }

  /// The title and element, evidence, screens, cause and advice, each on a line.
  package var lines: [String] {
    [
      "\(title): \(element)", evidence, screens, cause, finding.advice?.text ?? "",
      finding.advice?.css ?? "",
    ].filter { !$0.isEmpty }
  }

  /// Returns a count with its noun, such as "1 fault" or "2 faults".
  package static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// Returns a number with at most three decimals.
  package static func number(_ number: Double) -> String { JSONText.text(of: number) }

  /// Returns an identifier as words, such as "status bar" for "statusBar".
  package static func words(_ kind: String) -> String {
    kind.reduce(into: "") { text, character in
      text += character.isUppercase ? " \(character.lowercased())" : String(character)
    }
  }
}
