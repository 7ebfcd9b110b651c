/// Constants for the autocorrection of a text input.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The system's default behavior.
  case `default` = 0
  /// Autocorrection is off for the text.
  case no = 1
  /// Autocorrection is on for the text.
  case yes = 2
}
