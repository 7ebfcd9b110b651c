import Foundation

extension UITextAutocapitalizationType {
  /// Returns whether the keyboard capitalizes the next character (S9.11).
  ///
  /// - Parameter text: The text before the insertion point.
  package func capitalizes(after text: String) -> Bool {
    switch self {
    case .none: false
    case .allCharacters: true
    case .words: text.last?.isWhitespace ?? true
    case .sentences: Self.endsSentence(text)
    }
  }

  /// Returns whether a new sentence begins after a string: it is empty, ends in a line break, or ends with the end of a
  /// sentence and a space.
  private static func endsSentence(_ text: String) -> Bool {
    guard let last = text.last, !last.isNewline else { return true }
    guard last.isWhitespace else { return false }
    let sentence = text.trimmingCharacters(in: .whitespaces)
    guard let end = sentence.last else { return true }
    return end.isNewline || ".!?".contains(end)
  }
}
