extension Report {
  /// Counts what the report holds.
  ///
  /// A certain finding counts by its severity unless the baseline accepts it or it no longer
  /// occurs; a review that is accepted counts as accepted.
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

  /// The certain findings that neither a baseline nor a base knows.
  package var newFindings: [Finding] {
    findings.filter { $0.status == .new && $0.certainty == .certain }
  }

  /// The exit status of a command that wrote the report.
  ///
  /// It is 2 where something could not be done, 1 where a certain finding is new and at least as
  /// severe as `threshold`, a picture differs from its reference or has none, or an entry of the
  /// baseline is stale and that matters; otherwise 0.
  ///
  /// - Parameters:
  ///   - threshold: The least severity that fails a run; `nil` for none.
  ///   - failsOnStale: Whether stale entries of the baseline fail a run.
  package func exitStatus(failingOn threshold: Severity?, failsOnStale: Bool = false) -> Int32 {
    let unreadable = comparisons.contains { $0.result == .unreadable }
    if !failures.isEmpty || unreadable { return 2 }
    if failsOnStale, summary.stale > 0 { return 1 }
    guard let threshold else { return 0 }
    let isDifferent = comparisons.contains { $0.result == .different || $0.result == .missing }
    return isDifferent || newFindings.contains { $0.severity >= threshold } ? 1 : 0
  }
}
