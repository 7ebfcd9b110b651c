/// Why a figure could not be made, and what to do.
package struct FigureFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// One sentence: what was tried and what happened.
  package let message: String
  /// One sentence: what to do about it; empty if nothing can be done.
  package let advice: String

  /// Creates a failure.
  package init(_ message: String, advice: String = "") {
    self.message = message
    self.advice = advice
  }

  /// The message and the advice.
  package var description: String { advice.isEmpty ? message : "\(message) \(advice)" }
}
