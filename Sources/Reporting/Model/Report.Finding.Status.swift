extension Report.Finding {
  /// The status of a finding compared with the baseline and the base, which is an earlier run.
  package enum Status: String, Sendable, Hashable, CaseIterable, Codable {
    /// The finding is in neither.
    case new
    /// The baseline accepts the finding.
    case accepted
    /// The baseline accepts the finding, which no longer occurs.
    case stale
    /// The finding is in the base too.
    case known
    /// The finding is in the base and no longer occurs.
    case resolved
  }
}
