import Foundation

/// Constants for the types of keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// The default keyboard of the language.
  case `default` = 0
  /// A keyboard of ASCII characters.
  case asciiCapable = 1
  /// A keyboard of digits and punctuation.
  case numbersAndPunctuation = 2
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A keyboard for URLs.
  case URL = 3
  /// A numeric keypad with the digits 0 to 9.
  case numberPad = 4
  /// A keypad for telephone numbers.
  case phonePad = 5
  /// A keyboard for names and telephone numbers.
  case namePhonePad = 6
  /// A keyboard for email addresses.
  case emailAddress = 7
  /// A keypad of digits and a decimal point.
  case decimalPad = 8
  /// A keyboard for short messages.
  case twitter = 9
  /// A keyboard for search terms and URLs.
  case webSearch = 10
  /// A keypad of ASCII digits.
  case asciiCapableNumberPad = 11
}
