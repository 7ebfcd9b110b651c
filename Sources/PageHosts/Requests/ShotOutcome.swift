import WebEngine

/// The outcome of one picture of a run.
package enum ShotOutcome: Sendable {
  /// The picture was taken, with findings.
  case taken(Shot, ShotMeasurement, findings: [ShotFinding])
  /// The picture could not be taken.
  case failed(Shot, ShotFailure)
}
