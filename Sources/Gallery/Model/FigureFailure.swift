/// An error that says why a figure could not be made, and what to do.
package struct FigureFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// A sentence that says what was tried and what happened.
  package let message: String
  /// A sentence that says what to do about it; empty if nothing can be done.
  package let advice: String

  /// Creates a failure from a message and advice.
  package init(_ message: String, advice: String = "") {
    self.message = message
    self.advice = advice
  }

  /// The message and the advice.
  package var description: String { advice.isEmpty ? message : "\(message) \(advice)" }
}
