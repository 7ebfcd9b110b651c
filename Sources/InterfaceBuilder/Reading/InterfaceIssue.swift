/// Something in a document that is not supported, with its place.
package struct InterfaceIssue: Equatable, Hashable, Sendable, CustomStringConvertible {
  /// The path of the document.
  package let file: String
  /// The line, from 1 on.
  package let line: Int
  /// A description of what is not supported, in a sentence.
  package let message: String

  /// Creates an issue.
  package init(file: String, line: Int, message: String) {
    (self.file, self.line, self.message) = (file, line, message)
  }

  /// The issue in the format of the compiler's warnings.
  package var description: String { "\(file):\(line): warning: \(message)" }
}
