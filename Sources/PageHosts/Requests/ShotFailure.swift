import Reporting
import WebEngine

/// An error that says why a screenshot could not be taken, with advice on how to resolve it.
package struct ShotFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// A sentence that says what was attempted and what happened.
  package let message: String
  /// A sentence that says how to resolve the error; empty if nothing helps.
  package let advice: String
  /// The HTTP status code of the response, such as 204; `nil` if there was none.
  package var httpStatus: Int?

  /// Creates a failure.
  package init(_ message: String, advice: String, httpStatus: Int? = nil) {
    self.message = message.escapingControls()
    self.advice = advice.escapingControls()
    self.httpStatus = httpStatus
  }

  /// The message, followed by the advice.
  package var description: String { advice.isEmpty ? message : "\(message) \(advice)" }
}
