/// An error in reading, merging or writing a report.
package struct ReportError: Error, Sendable, Hashable {
  /// The error, in a sentence.
  package let message: String
  /// The advice, in a sentence.
  package let advice: String

  /// Creates an error; control characters in its strings are escaped.
  package init(_ message: String, advice: String) {
    self.message = message.escapingControls()
    self.advice = advice.escapingControls()
  }
}

extension ReportError: CustomStringConvertible {
  /// The message followed by the advice.
  package var description: String { "\(message) \(advice)" }
}
