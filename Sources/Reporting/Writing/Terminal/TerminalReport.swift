/// A report for a terminal (docs/spec/audit.md, 6): at most 200 lines, the last of which has the counts.
package struct TerminalReport {
  private let report: Report
  private let index: ReportIndex
  private let style: TerminalStyle
  private let picturesFolder: String?

  /// The maximum number of lines.
  package static let lineLimit = 200
  /// The maximum number of reviews of a subject; other report forms have them all (docs/spec/audit.md, 4).
  package static let reviewLimit = 20

  /// Creates the text of a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - hasColors: Whether severities have colors; see ``TerminalStyle/hasColors(in:isTerminal:)``.
  ///   - picturesFolder: The folder that the paths of pictures are relative to; `nil` if no pictures are
  ///     written.
  package init(_ report: Report, hasColors: Bool = false, picturesFolder: String? = nil) {
    self.report = report
    index = ReportIndex(report)
    style = TerminalStyle(hasColors: hasColors)
    self.picturesFolder = picturesFolder
  }

  /// The text, which ends with a line break.
  package var text: String {
    let blocks = subjects
    var lines: [String] = []
    var shown = 0
    for block in blocks {
      // The last two lines are the number of omitted entries and the counts.
      guard lines.count + block.count <= Self.lineLimit - 2 else { break }
      lines += block
      shown += 1
    }
    if shown < blocks.count {
      lines.append(
        "\(FindingText.count(blocks.count - shown, "more entry"))".replacing(
          "entrys", with: "entries"))
    }
    lines.append(counts)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The lines of warnings, failures, subjects, findings and comparisons, in blocks that are not split.
  private var subjects: [[String]] {
    var blocks = (report.run.warnings ?? []).map { [Self.shown($0)] }
    if let absent = report.run.absent { blocks.append([absent.sentence(report.run.units)]) }
    for failure in report.failures { blocks.append(lines(of: failure)) }
    let findings = Dictionary(grouping: report.findings.filter(\.isListed), by: \.subject)
    let comparisons = Dictionary(
      grouping: report.comparisons.filter { $0.result != .same }, by: \.subject)
    for subject in report.subjects {
      let faults = findings[subject.id] ?? []
      let differences = comparisons[subject.id] ?? []
      blocks.append([head(of: subject, faults)] + subject.omissions.map { "  \($0)" })
      let sorted = faults.sorted { $0.severity > $1.severity }
      blocks += sorted.filter { $0.certainty == .certain }.map(lines)
      let reviews = sorted.filter { $0.certainty == .review }
      blocks += reviews.prefix(Self.reviewLimit).map(lines)
      let rest = reviews.count - Self.reviewLimit
      if rest > 0 {
        blocks.append([
          "  \(FindingText.count(rest, "more review")); the other forms list them all"
        ])
      }
      blocks += differences.map(lines)
    }
    return blocks
  }

  private func head(of subject: Report.Subject, _ findings: [Report.Finding]) -> String {
    let reviews = findings.count { $0.certainty == .review }
    var parts = [FindingText.count(findings.count - reviews, "fault")]
    if reviews > 0 { parts.append(FindingText.count(reviews, "review")) }
    let left = "\(Self.shown(subject.id))  \(parts.joined(separator: ", "))"
    let shots = report.shots.filter { $0.subject == subject.id }
    var right: [String] = []
    if !shots.isEmpty {
      right.append(FindingText.count(Set(shots.map(\.screen)).count, "screen"))
      let hosts = Set(shots.compactMap(\.host)).count
      if hosts > 0 { right.append(FindingText.count(hosts, "host")) }
    }
    if let seconds = subject.seconds {
      right.append("\(FindingText.number((seconds * 10).rounded() / 10)) s")
    }
    guard !right.isEmpty else { return style.bold(left) }
    let gap = String(repeating: " ", count: max(2, 58 - left.count))
    return style.bold(left) + gap + style.dim(right.joined(separator: ", "))
  }

  private func lines(of finding: Report.Finding) -> [String] {
    let text = FindingText(finding, in: index)
    let word = finding.certainty == .review ? "review" : finding.severity.rawValue
    let padded = word + String(repeating: " ", count: max(0, 8 - word.count))
    var lines = [
      "  \(style.severity(padded, finding))  \(Self.shown(finding.rule))  \(Self.shown(text.element))"
    ]
    var details = [text.evidence, text.screens]
    let fix = finding.advice.map { $0.css.map { "write: \($0)" } ?? $0.text } ?? ""
    details.append([text.cause, fix].filter { !$0.isEmpty }.joined(separator: "    "))
    if let folder = picturesFolder, let id = finding.worst?.picture,
      let path = index.pictures[id]?.path
    {
      details.append("picture: \(folder.isEmpty ? path : "\(folder)/\(path)")")
    }
    lines += details.filter { !$0.isEmpty }.map { "            " + Self.shown($0) }
    return lines
  }

  private func lines(of comparison: Report.Comparison) -> [String] {
    var line = "  \(style.result(comparison.result))  \(Self.shown(comparison.id))"
    let place = [
      index.name(ofScreen: comparison.screen), comparison.host, comparison.position,
    ].compactMap { $0 }.joined(separator: ", ")
    line += "  \(Self.shown(place))"
    if let pixels = comparison.pixels {
      line += ": \(pixels.different) of \(pixels.of) pixels differ"
    }
    return [line]
      + comparison.changes.prefix(5).map { "            \(Self.shown($0.sentence))" }
  }

  private func lines(of failure: Report.Failure) -> [String] {
    let place = [failure.subject, failure.screen].compactMap { $0 }.joined(separator: ", ")
    let head = [place, failure.what].filter { !$0.isEmpty }.joined(separator: "  ")
    var lines = ["\(style.failed("failed"))  \(Self.shown(head)): \(Self.shown(failure.message))"]
    if let advice = failure.advice { lines.append("        \(Self.shown(advice))") }
    return lines
  }

  private var counts: String { style.bold(report.summary.sentence) }

  /// Returns text from pages without control characters, which could move the cursor, and with limited length.
  private static func shown(_ text: String) -> String { text.printable(limit: 300) }
}
