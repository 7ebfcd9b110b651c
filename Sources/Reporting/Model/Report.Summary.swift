extension Report {
  /// The counts of a report.
  package struct Summary: Sendable, Hashable, Codable {
    /// The number of subjects.
    package var subjects = 0
    /// The number of screens.
    package var screens = 0
    /// The number of shots.
    package var shots = 0
    /// How many certain findings are new or known, by severity.
    package var findings = SeverityCounts()
    /// How many findings a person has to judge.
    package var reviews = 0
    /// How many findings the baseline accepts.
    package var accepted = 0
    /// How many entries of the baseline no longer occur.
    package var stale = 0
    /// How many comparisons there are, by result.
    package var comparisons = ResultCounts()
    /// The number of failures.
    package var failures = 0
    /// How many findings of the base no longer occur; `nil` without a base.
    package var resolved: Int?
    /// How many findings are counted here and not in the list, which is limited.
    package var unlisted: Int?

    /// Creates a summary of nothing.
    package init() {}
  }
}

extension Report.Summary {
  /// Counts by severity.
  package struct SeverityCounts: Sendable, Hashable, Codable {
    /// How many are critical.
    package var critical = 0
    /// How many are serious.
    package var serious = 0
    /// How many are moderate.
    package var moderate = 0
    /// How many are minor.
    package var minor = 0

    /// Creates counts of nothing.
    package init() {}

    /// The count of a severity.
    package subscript(severity: Report.Severity) -> Int {
      get {
        switch severity {
        case .critical: critical
        case .serious: serious
        case .moderate: moderate
        case .minor: minor
        }
      }
      set {
        switch severity {
        case .critical: critical = newValue
        case .serious: serious = newValue
        case .moderate: moderate = newValue
        case .minor: minor = newValue
        }
      }
    }

    /// The sum of all.
    package var total: Int { critical + serious + moderate + minor }
  }

  /// Counts by result.
  package struct ResultCounts: Sendable, Hashable, Codable {
    /// How many pictures are the same as their references.
    package var same = 0
    /// How many differ.
    package var different = 0
    /// How many became references.
    package var recorded = 0
    /// How many have no reference.
    package var missing = 0
    /// How many references could not be read.
    package var unreadable = 0

    /// Creates counts of nothing.
    package init() {}

    /// The count of a result.
    package subscript(result: Report.Comparison.Result) -> Int {
      get {
        switch result {
        case .same: same
        case .different: different
        case .recorded: recorded
        case .missing: missing
        case .unreadable: unreadable
        }
      }
      set {
        switch result {
        case .same: same = newValue
        case .different: different = newValue
        case .recorded: recorded = newValue
        case .missing: missing = newValue
        case .unreadable: unreadable = newValue
        }
      }
    }
  }
}
