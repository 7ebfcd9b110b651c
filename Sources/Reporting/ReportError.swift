/// Why a report could not be read, merged or written.
package struct ReportError: Error, Sendable, Hashable {
  /// What happened, in a sentence.
  package let message: String
  /// What to do, in a sentence.
  package let advice: String

  /// Creates an error, escaping control characters of its texts.
  package init(_ message: String, advice: String) {
    self.message = message.escapingControls()
    self.advice = advice.escapingControls()
  }
}

extension ReportError: CustomStringConvertible {
  /// Both sentences.
  package var description: String { "\(message) \(advice)" }
}
