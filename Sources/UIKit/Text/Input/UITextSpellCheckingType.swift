/// Constants for the spell checking of a text input.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The system's default behavior.
  case `default` = 0
  /// Spell checking is off for the text.
  case no = 1
  /// Spell checking is on for the text.
  case yes = 2
}
