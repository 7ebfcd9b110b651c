/// A text is not JSON.
package struct JSONSyntaxError: Error, Sendable, Hashable {
  /// What is wrong, such as "a comma is missing".
  package let reason: String
  /// The line of the error, from 1.
  package let line: Int
}
