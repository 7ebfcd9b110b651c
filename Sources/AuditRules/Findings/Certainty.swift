/// Whether a finding fails the run, or is for a person to review.
package enum Certainty: String, Sendable, Hashable, CaseIterable, Codable {
  /// Measured, where the user has no way around it: counts for the exit status.
  case certain
  /// For a person to review: listed, but never fails a run.
  case review
}
