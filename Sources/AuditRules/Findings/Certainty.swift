/// Whether a finding counts.
package enum Certainty: String, Sendable, Hashable, CaseIterable, Codable {
  /// Measured where the user can't leave: counts for the exit status.
  case certain
  /// For a person to judge: listed, and never fails a run.
  case review
}
