/// Constants for the autocapitalization of a text input.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Text is not capitalized.
  case none = 0
  /// The first letter of each word is capitalized.
  case words = 1
  /// The first letter of each sentence is capitalized.
  case sentences = 2
  /// All characters are capitalized.
  case allCharacters = 3
}
