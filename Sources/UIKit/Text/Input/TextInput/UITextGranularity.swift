/// Constants that specify the granularity of a unit of text.
public enum UITextGranularity: Int, Sendable {
  /// The unit of text is a character.
  case character = 0
  /// The unit of text is a word.
  case word = 1
  /// The unit of text is a sentence.
  case sentence = 2
  /// The unit of text is a paragraph.
  case paragraph = 3
  /// The unit of text is a line.
  case line = 4
  /// The unit of text is the document.
  case document = 5
}
