/// A report in Markdown: a table of findings and a line for each comparison, without pictures.
package struct MarkdownReport {
  private let report: Report
  private let index: ReportIndex
  private let linkBase: String?

  /// Creates the text of a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - linkBase: The URL that the HTML page will have; `nil` for a text without links.
  package init(_ report: Report, linkBase: String? = nil) {
    self.report = report
    index = ReportIndex(report)
    self.linkBase = linkBase
  }

  /// The text, truncated to the length of a comment.
  package var text: String { text(limit: GitHubLimits.comment) }

  /// Returns the text, truncated after a row if it would be longer than `limit` bytes.
  func text(limit: Int) -> String {
    let blocks = [failures, findings, comparisons].filter { !$0.isEmpty }
    var text = head
    // This leaves space for the line with the number of omitted rows.
    let limit = limit - 200
    var left = 0
    for block in blocks {
      var isOpen = left == 0
      text += "\n"
      for row in block {
        if isOpen, text.utf8.count + row.utf8.count < limit {
          text += row
        } else {
          isOpen = false
          left += row.hasPrefix("| ---") ? 0 : 1
        }
      }
    }
    if left > 0 { text += "\n\(left) more lines were left out; the report has them.\n" }
    return text
  }

  private var head: String {
    var lines = [
      "## fanlight \(report.run.kind.rawValue)", "",
      MarkdownText.escaped(report.summary.sentence) + ".",
    ]
    if let linkBase { lines += ["", "[Open the report](<\(Self.destination(linkBase))>)"] }
    for warning in report.run.warnings ?? [] { lines += ["", MarkdownText.escaped(warning)] }
    if let absent = report.run.absent {
      lines += ["", "**\(MarkdownText.escaped(absent.sentence(report.run.units)))**"]
    }
    if !report.run.complete { lines += ["", "**The run ended early.**"] }
    return lines.joined(separator: "\n") + "\n"
  }

  private var findings: [String] {
    let listed = report.findings.filter(\.isListed)
    guard !listed.isEmpty else { return [] }
    let certain = listed.filter { $0.certainty == .certain }.sorted { $0.severity > $1.severity }
    let rows = (certain + listed.filter { $0.certainty == .review }).map(row)
    return [
      "| Severity | Rule | Subject | Element | Worst on | Fix |\n",
      "| --- | --- | --- | --- | --- | --- |\n",
    ] + rows
  }

  private func row(_ finding: Report.Finding) -> String {
    let text = FindingText(finding, in: index)
    let severity = finding.certainty == .review ? "review" : finding.severity.rawValue
    let rule = MarkdownText.code(finding.rule)
    let link = link(rule, "#/finding/\(HTMLLink.encoded(finding.fingerprint))")
    let count = Set(finding.screens.map(\.screen)).count
    let screen = finding.worst.map { worst in
      MarkdownText.escaped(
        "\(index.name(ofScreen: worst.screen)) (\(FindingText.count(count, "screen")))")
    }
    let fix = finding.advice.map { $0.css.map(MarkdownText.code) ?? MarkdownText.escaped($0.text) }
    let cells = [
      severity, link, MarkdownText.code(finding.subject), MarkdownText.code(text.element),
      screen ?? "", fix ?? "",
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }

  private var comparisons: [String] {
    report.comparisons.filter { $0.result != .same }.map { comparison in
      let link = link(
        MarkdownText.code(comparison.id),
        HTMLLink.link(to: comparison))
      var line = "- \(comparison.result.rawValue): \(link)"
      let place = [
        index.name(ofScreen: comparison.screen), comparison.host, comparison.position,
      ].compactMap { $0 }.joined(separator: ", ")
      line += " on \(MarkdownText.escaped(place))"
      if let pixels = comparison.pixels {
        line += ", \(pixels.different) of \(pixels.of) pixels"
      }
      return line + "\n"
    }
  }

  private var failures: [String] {
    report.failures.map { failure in
      let place = [failure.subject, failure.screen].compactMap { $0 }.map(MarkdownText.code)
      let words = place + [MarkdownText.escaped("\(failure.what): \(failure.message)")]
      return "- failed: \(words.joined(separator: " "))\n"
    }
  }

  private func link(_ text: String, _ fragment: String) -> String {
    guard let linkBase else { return text }
    return "[\(text)](<\(Self.destination(linkBase + fragment))>)"
  }

  /// Returns a link destination for angle brackets, which end it, as do line breaks.
  private static func destination(_ url: String) -> String {
    url.showingControls().replacing("<", with: "%3C").replacing(">", with: "%3E")
      .replacing("|", with: "%7C").replacing("\\", with: "%5C").replacing(" ", with: "%20")
  }
}
