/// What became of one picture of a run.
package enum ShotOutcome: Sendable {
  /// It was taken; the findings are what to know of it.
  case taken(Shot, ShotMeasurement, findings: [ShotFinding])
  /// It was not.
  case failed(Shot, ShotFailure)
}

/// What is to be known of a picture that was taken.
package enum ShotFinding: Sendable, Hashable {
  /// The page was still busy when its time ran out.
  case busy
  /// The page is the server's about an error; its status, such as "404 Not Found".
  case errorPage(String)
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
