extension Report {
  /// The counts of a report.
  package struct Summary: Sendable, Hashable, Codable {
    /// The number of subjects.
    package var subjects = 0
    /// The number of screens.
    package var screens = 0
    /// The number of shots.
    package var shots = 0
    /// The number of certain findings that are new or known, by severity.
    package var findings = SeverityCounts()
    /// The number of findings that a person has to judge.
    package var reviews = 0
    /// The number of findings that the baseline accepts.
    package var accepted = 0
    /// The number of entries of the baseline that no longer occur.
    package var stale = 0
    /// The number of comparisons, by result.
    package var comparisons = ResultCounts()
    /// The number of failures.
    package var failures = 0
    /// The number of findings of the base that no longer occur; `nil` if there are none.
    package var resolved: Int?
    /// The number of findings beyond the limit of the list; `nil` if all are listed.
    package var unlisted: Int?

    /// Creates a summary with all counts 0.
    package init() {}
  }
}

extension Report.Summary {
  /// The number of findings of each severity.
  package struct SeverityCounts: Sendable, Hashable, Codable {
    /// The number of critical findings.
    package var critical = 0
    /// The number of serious findings.
    package var serious = 0
    /// The number of moderate findings.
    package var moderate = 0
    /// The number of minor findings.
    package var minor = 0

    /// Creates counts of 0.
    package init() {}

    /// The number of findings of a severity.
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

    /// The number of findings of all severities.
    package var total: Int { critical + serious + moderate + minor }
  }

  /// The number of comparisons with each result.
  package struct ResultCounts: Sendable, Hashable, Codable {
    /// The number of pictures that equal their references.
    package var same = 0
    /// The number of pictures that differ from their references.
    package var different = 0
    /// The number of pictures that were recorded as references.
    package var recorded = 0
    /// The number of pictures without a reference.
    package var missing = 0
    /// The number of references that could not be read.
    package var unreadable = 0

    /// Creates counts of 0.
    package init() {}

    /// The number of comparisons with a result.
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
