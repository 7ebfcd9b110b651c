extension Report.Finding {
  /// The certainty of a finding.
  package enum Certainty: String, Sendable, Hashable, CaseIterable, Codable {
    /// The fault was measured and affects the exit status.
    case certain
    /// The finding needs a person's judgment and never fails a run.
    case review
  }
}
