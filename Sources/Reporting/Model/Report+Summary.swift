extension Report {
  /// Updates the summary from the lists of the report.
  ///
  /// A certain finding counts by its severity unless the baseline accepts it or it no longer occurs; an accepted
  /// finding for review counts as accepted.
  package mutating func summarize() {
    var counts = Summary()
    counts.subjects = subjects.count
    counts.screens = screens.count
    counts.shots = shots.count
    counts.failures = failures.count
    for finding in findings {
      switch (finding.status, finding.certainty) {
      case (.accepted, _): counts.accepted += 1
      case (.stale, _): counts.stale += 1
      case (.resolved, _): counts.resolved = (counts.resolved ?? 0) + 1
      case (.new, .certain), (.known, .certain): counts.findings[finding.severity] += 1
      case (.new, .review), (.known, .review): counts.reviews += 1
      }
    }
    for comparison in comparisons { counts.comparisons[comparison.result] += 1 }
    summary = counts
  }
}
