/// A report as annotations of a step of GitHub Actions and as the job's summary.
package struct GitHubReport {
  private let report: Report
  private let linkBase: String?

  /// Creates the annotations and summary of a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - linkBase: The URL that the HTML page will have, which the summary links to.
  package init(_ report: Report, linkBase: String? = nil) {
    self.report = report
    self.linkBase = linkBase
  }

  /// The commands to print, one on each line: the ten most severe, and a notice with the number of the others.
  package var commands: String {
    let commands = self.all
    var lines = commands.prefix(GitHubLimits.annotations).map(\.line)
    let rest = commands.count - lines.count
    if rest > 0 {
      let message = "\(rest) more; the job's summary and the report list them."
      lines.append(WorkflowCommand(level: .notice, title: "fanlight", message: message).line)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The Markdown to append to the file that `GITHUB_STEP_SUMMARY` names.
  package var summary: String {
    MarkdownReport(report, linkBase: linkBase).text(limit: GitHubLimits.summary)
  }

  /// All annotations, the most severe first.
  private var all: [WorkflowCommand] {
    let index = ReportIndex(report)
    let failures = report.failures.map { failure in
      WorkflowCommand(
        level: .error,
        title: [failure.subject ?? "", failure.what].filter { !$0.isEmpty }
          .joined(separator: " · "),
        message: [failure.message, failure.advice ?? ""].joined(separator: "\n"))
    }
    let findings = report.findings.filter { $0.isListed && $0.certainty == .certain }
      .map { finding in
        WorkflowCommand(
          level: Self.level(finding.severity), title: "\(finding.rule) · \(finding.subject)",
          message: FindingText(finding, in: index).lines.joined(separator: "\n"),
          location: SourceLocation(of: finding, in: index))
      }
    let comparisons = report.comparisons.filter { ![.same, .recorded].contains($0.result) }
      .map { comparison in
        WorkflowCommand(
          level: .error, title: "\(comparison.result.rawValue) · \(comparison.id)",
          message: ([index.name(ofScreen: comparison.screen)]
            + comparison.changes.prefix(5).map(\.sentence)).joined(separator: "\n"),
          location: SourceLocation(of: comparison, in: index))
      }
    let rest = findings + comparisons
    return failures
      + [WorkflowCommand.Level.error, .warning, .notice].flatMap { level in
        rest.filter { $0.level == level }
      }
  }

  private static func level(_ severity: Report.Severity) -> WorkflowCommand.Level {
    switch severity {
    case .critical, .serious: .error
    case .moderate: .warning
    case .minor: .notice
    }
  }
}
