/// An error that occurs when there is no device or system with a screen's names.
package struct ScreenError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A sentence with the unknown name and the most similar names.
  package let description: String
}
