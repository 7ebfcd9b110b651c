/// Constants for units of text.
public enum UITextGranularity: Int, Sendable {
  /// A character of the text.
  case character = 0
  /// A word of the text.
  case word = 1
  /// A sentence of the text.
  case sentence = 2
  /// A paragraph of the text.
  case paragraph = 3
  /// A line on the screen.
  case line = 4
  /// All of the text.
  case document = 5
}
