/// What became of one picture of a run.
package enum ShotOutcome: Sendable {
  /// It was taken; `isQuiet` is false when the page was still busy as its time ran out.
  case taken(Shot, ShotMeasurement, isQuiet: Bool)
  /// It was not.
  case failed(Shot, ShotFailure)
}

/// Why a picture could not be taken, and what to do.
package struct ShotFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// One sentence: what was tried and what happened.
  package let message: String
  /// One sentence: what to do about it; empty where nothing can be done.
  package let advice: String

  /// Creates a failure.
  package init(_ message: String, advice: String) {
    self.message = message
    self.advice = advice
  }

  /// The message and the advice.
  package var description: String { advice.isEmpty ? message : "\(message) \(advice)" }
}
