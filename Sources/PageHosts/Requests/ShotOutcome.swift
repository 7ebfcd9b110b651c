import WebEngine

/// What became of one picture of a run.
package enum ShotOutcome: Sendable {
  /// It was taken; the findings are what to know of it.
  case taken(Shot, ShotMeasurement, findings: [ShotFinding])
  /// It was not.
  case failed(Shot, ShotFailure)
}
