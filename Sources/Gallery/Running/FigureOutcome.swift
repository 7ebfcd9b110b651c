/// What became of one figure of a run.
package enum FigureOutcome: Sendable {
  /// It was made and its pictures were written.
  case made(Figure, FigureResult)
  /// It was not.
  case failed(Figure, FigureFailure)

  /// The figure.
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
