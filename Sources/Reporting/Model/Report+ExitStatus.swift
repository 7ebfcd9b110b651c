extension Report {
  /// The certain findings that are in neither the baseline nor the base.
  package var newFindings: [Finding] {
    findings.filter { $0.status == .new && $0.certainty == .certain }
  }

  /// Returns the exit status of the command that wrote the report.
  ///
  /// The status is 2 after a failure or an unreadable reference; 1 if a certain finding is new and at least as
  /// severe as `threshold`, if a picture differs from its reference or has none, or if an entry of the baseline
  /// is stale and `failsOnStale` is `true`; otherwise 0.
  ///
  /// - Parameters:
  ///   - threshold: The minimum severity that fails a run; `nil` if neither findings nor pictures fail it.
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
