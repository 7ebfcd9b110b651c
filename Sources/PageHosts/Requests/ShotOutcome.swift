import WebEngine

/// The outcome of one screenshot of a run.
package enum ShotOutcome: Sendable {
  /// The screenshot was taken, with findings.
  case taken(Shot, ShotMeasurement, findings: [ShotFinding])
  /// The screenshot could not be taken.
  case failed(Shot, ShotFailure)
}
