/// The outcome of one figure of a run.
package enum FigureOutcome: Sendable {
  /// The figure was made, and its pictures were written.
  case made(Figure, FigureResult)
  /// The figure could not be made.
  case failed(Figure, FigureFailure)

  /// The figure that was run.
  package var figure: Figure {
    switch self {
    case .made(let figure, _), .failed(let figure, _): figure
    }
  }

  /// The checks that do not hold.
  package var findings: [FigureCheck] {
    switch self {
    case .made(_, let result): result.findings
    case .failed: []
    }
  }
}
