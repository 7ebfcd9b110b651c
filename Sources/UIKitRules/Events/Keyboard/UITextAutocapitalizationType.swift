/// Constants for the autocapitalization of a text input.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No capitalization of any text.
  case none = 0
  /// Capitalization of the first letter of each word.
  case words = 1
  /// Capitalization of the first letter of each sentence.
  case sentences = 2
  /// Capitalization of all characters.
  case allCharacters = 3
}
