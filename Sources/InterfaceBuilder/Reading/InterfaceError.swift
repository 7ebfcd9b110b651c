/// An error that occurs when a document cannot be read.
package struct InterfaceError: Error, Equatable, CustomStringConvertible {
  /// The path of the document.
  package let file: String
  /// The line, from 1 on.
  package let line: Int
  /// A description of the error, in a sentence.
  package let message: String

  package var description: String { "\(file):\(line): error: \(message)" }
}
