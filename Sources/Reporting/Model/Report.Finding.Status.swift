extension Report.Finding {
  /// What the baseline, or the run that this one is compared with, says of a finding.
  package enum Status: String, Sendable, Hashable, CaseIterable, Codable {
    /// Neither has it.
    case new
    /// The baseline accepts it.
    case accepted
    /// The baseline accepts it, and it no longer occurs.
    case stale
    /// The base has it too.
    case known
    /// The base has it, and it no longer occurs.
    case resolved
  }
}
