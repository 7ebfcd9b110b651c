extension Report {
  /// The maximum number of findings that a report lists (docs/spec/reports.md 9).
  package static let findingLimit = 25_000

  /// Returns the report with its most urgent findings; the rest is counted in the summary.
  ///
  /// Certain findings come first, the severest before others, then reviews, then accepted and old ones.
  /// Counts by severity are of all findings.
  ///
  /// - Parameter limit: The maximum number of findings that are listed.
  package func limited(toFindings limit: Int = Report.findingLimit) -> Report {
    let rest = findings.count - limit
    guard rest > 0 else { return self }
    var report = self
    let places = findings.enumerated().sorted { first, second in
      let (a, b) = (first.element, second.element)
      if a.urgency != b.urgency { return a.urgency < b.urgency }
      if a.severity != b.severity { return a.severity > b.severity }
      return first.offset < second.offset
    }
    report.findings = places.prefix(limit).sorted { $0.offset < $1.offset }.map(\.element)
    report.summary.unlisted = (summary.unlisted ?? 0) + rest
    return report
  }
}

extension Report.Finding {
  /// What is to be done comes first: certain findings, then reviews, then accepted and old ones.
  fileprivate var urgency: Int { isListed ? (certainty == .certain ? 0 : 1) : 2 }
}
