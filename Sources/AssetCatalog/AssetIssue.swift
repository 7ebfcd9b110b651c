/// Something in an asset catalog that is not supported, with its file.
package struct AssetIssue: Equatable, Hashable, Sendable, CustomStringConvertible {
  /// The path of the set's folder or of its `Contents.json`.
  package let file: String
  /// What is not supported, in a sentence.
  package let message: String

  /// The issue in the format of the compiler's warnings.
  package var description: String { "\(file): warning: \(message)" }
}
