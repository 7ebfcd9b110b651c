import WebEngine

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
