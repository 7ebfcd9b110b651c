import Foundation
import PageHosts
import Reporting

/// The report of an audit as text for a terminal (docs/spec/audit.md 6).
struct AuditText {
  private let report: Report
  private let showsReviews: Bool

  /// Creates the text of a report.
  init(_ report: Report, showsReviews: Bool) {
    self.report = report
    self.showsReviews = showsReviews
  }

  /// The text: each page with its findings, the gravest first.
  var text: String {
    report.subjects.map(text(of:)).joined(separator: "\n\n")
  }

  private func text(of subject: Report.Subject) -> String {
    if let failure = report.failures.first(where: { $0.subject == subject.id }) {
      return "\(subject.name.printable)  not audited: \(failure.message)"
    }
    let findings = report.findings.filter { $0.subject == subject.id }
    let faults = findings.filter { $0.certainty == .certain && $0.status != .accepted }
    let reviews = findings.filter { $0.certainty == .review && $0.status != .accepted }
    let shown = faults + (showsReviews ? Array(reviews.prefix(Self.reviewLimit)) : [])
    var lines = [
      "\(subject.name.printable)  \(Self.count(faults.count, "fault")), "
        + "\(Self.count(reviews.count, "review"))"
    ]
    for finding in shown { lines += self.lines(of: finding) }
    if !showsReviews, !reviews.isEmpty {
      lines.append("  --include-review prints the reviews.")
    }
    return lines.joined(separator: "\n")
  }

  private func lines(of finding: Report.Finding) -> [String] {
    let grade = finding.certainty == .review ? "review" : finding.severity.rawValue
    let name = finding.element?.name.printable ?? ""
    var lines = [
      "  \(grade.padding(toLength: 9, withPad: " ", startingAt: 0)) \(finding.rule)  \(name)"
    ]
    let indent = String(repeating: " ", count: 12)
    if let worst = finding.worst { lines.append(indent + measured(worst, of: finding)) }
    if let cause = finding.cause { lines.append(indent + self.text(of: cause)) }
    if let advice = finding.advice {
      lines.append(indent + advice.text.printable)
      if let css = advice.css { lines.append(indent + "write: " + css.printable) }
    }
    if let note = finding.note { lines.append(indent + note.printable) }
    if let picture = finding.worst?.picture { lines.append(indent + "picture: \(picture).png") }
    return lines
  }

  private func measured(_ worst: Report.Finding.Worst, of finding: Report.Finding) -> String {
    var parts: [String] = []
    if let obstruction = worst.obstruction, let rect = worst.rect {
      parts.append(
        "y \(Self.number(rect.y))...\(Self.number(rect.y + rect.height)), "
          + "x \(Self.number(rect.x))...\(Self.number(rect.x + rect.width)) under \(obstruction.kind)"
      )
    }
    let screens = Set(finding.screens.map(\.screen)).count
    let hosts = Set(finding.screens.compactMap(\.host)).sorted().joined(separator: ", ")
    parts.append(hosts)
    parts.append("\(screens) of \(Self.count(report.screens.count, "screen"))")
    let device = report.screens.first { $0.id == worst.screen }
    parts.append(
      "worst \(device.map { "\($0.device), \($0.system), \($0.orientation)" } ?? worst.screen)")
    return parts.joined(separator: ", ")
  }

  private func text(of cause: Report.Finding.Cause) -> String {
    let place = [cause.source, cause.line.map(String.init)].compactMap { $0 }
      .joined(separator: ":")
    return "\(place)  \(cause.selector ?? "") { \(cause.declaration ?? "") }".printable
  }

  /// The number of reviews of a page that are printed (audit.md 4).
  private static let reviewLimit: Int = 20

  private static func number(_ value: Double) -> String { JSONText.text(of: value) }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
