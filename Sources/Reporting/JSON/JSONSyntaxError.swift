/// An error in the syntax of a JSON text.
package struct JSONSyntaxError: Error, Sendable, Hashable {
  /// The reason, such as "a comma is missing".
  package let reason: String
  /// The line of the error, from 1.
  package let line: Int
}
