extension Report.Finding {
  /// How sure a finding is.
  package enum Certainty: String, Sendable, Hashable, CaseIterable, Codable {
    /// The fault was measured; it counts for the exit status.
    case certain
    /// A person has to judge it; it never fails a run.
    case review
  }
}
