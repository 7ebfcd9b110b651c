extension Report {
  /// The maximum number of findings that a report lists (docs/spec/reports.md 9).
  package static let findingLimit = 25_000

  /// Returns the report with its most urgent findings; the rest are counted in the summary.
  ///
  /// Certain findings come first, the most severe ones before others, then reviews, then findings that are
  /// accepted or no longer occur. The counts by severity include the findings that are not listed.
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
  /// The rank of the finding in a limited report, from 0 for the most urgent: certain findings, then
  /// reviews, then findings that are accepted or no longer occur.
  fileprivate var urgency: Int { isListed ? (certainty == .certain ? 0 : 1) : 2 }
}
