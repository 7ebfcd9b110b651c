package import WebEngine

/// What became of one picture of a run.
package enum ShotOutcome: Sendable {
  /// It was taken; the findings are what to know of it.
  case taken(Shot, ShotMeasurement, findings: [ShotFinding])
  /// It was not.
  case failed(Shot, ShotFailure)
}

/// What is to be known of a picture that was taken.
package enum ShotFinding: Sendable, Hashable {
  /// The page was still busy when its time ran out, with this where it is known.
  case busy(PageActivity?)
  /// No element that matches the selector was displayed when the page's time ran out.
  case elementMissing(selector: String)
  /// The page is the server's about an error; its status, such as "404 Not Found".
  case errorPage(String)
  /// A script of the page threw an error, or a file that the page needs failed to load.
  case problem(PageProblem)
  /// The document ends before the position it was to be scrolled to; how far it was scrolled, in
  /// points.
  case scrolledToEnd(Double)
  /// The page asked for a local file, by this name, and was not given it.
  case refusedFile(String, PageFileRefusal)
}

/// Why a picture could not be taken, and what to do.
package struct ShotFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// One sentence: what was tried and what happened.
  package let message: String
  /// One sentence: what to do about it; empty where nothing can be done.
  package let advice: String
  /// The status of the server's response, such as 204; `nil` where there was none.
  package var httpStatus: Int?

  /// Creates a failure.
  package init(_ message: String, advice: String, httpStatus: Int? = nil) {
    self.message = message.escapingControls()
    self.advice = advice.escapingControls()
    self.httpStatus = httpStatus
  }

  /// The message and the advice.
  package var description: String { advice.isEmpty ? message : "\(message) \(advice)" }
}
