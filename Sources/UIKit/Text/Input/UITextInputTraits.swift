public import Foundation

/// The traits of a text object that determine its keyboard.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The keyboard type for the text object.
  var keyboardType: UIKeyboardType { get set }
  /// The appearance of the keyboard for the text object.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The type of the Return key for the text object.
  var returnKeyType: UIReturnKeyType { get set }
  /// The autocapitalization style for the text object.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// The autocorrection style for the text object.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// The spell-checking style for the text object.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The semantic meaning of the text, such as a name.
  var textContentType: UITextContentType! { get set }
  /// A Boolean value that determines whether the return key waits for text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// A Boolean value that determines whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
}

/// What a text field or view remembers of its keyboard.
struct TextInputValues {
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var textContentType: UITextContentType?
  var enablesReturnKeyAutomatically = false
  var isSecureTextEntry = false
  /// What stands in place of the keyboard, and above it.
  var view: UIView?
  var accessoryView: UIView?
}

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

/// Constants for the appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The appearance of the interface.
  case `default` = 0
  /// A dark keyboard, for dark interfaces.
  case dark = 1
  /// A light keyboard, for light interfaces.
  case light = 2
}

/// Constants for the title of the Return key.
public enum UIReturnKeyType: Int, Sendable {
  /// The Return key's title is "return".
  case `default` = 0
  /// The Return key's title is "Go".
  case go = 1
  /// The Return key's title is "Google".
  case google = 2
  /// The Return key's title is "Join".
  case join = 3
  /// The Return key's title is "Next".
  case next = 4
  /// The Return key's title is "Route".
  case route = 5
  /// The Return key's title is "Search".
  case search = 6
  /// The Return key's title is "Send".
  case send = 7
  /// The Return key's title is "Yahoo".
  case yahoo = 8
  /// The Return key's title is "Done".
  case done = 9
  /// The Return key's title is "Emergency call".
  case emergencyCall = 10
  /// The Return key's title is "Continue".
  case `continue` = 11
}

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

/// Constants for the autocorrection of a text input.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The system's default behavior.
  case `default` = 0
  /// Autocorrection is off for the text.
  case no = 1
  /// Autocorrection is on for the text.
  case yes = 2
}

/// Constants for the spell checking of a text input.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The system's default behavior.
  case `default` = 0
  /// Spell checking is off for the text.
  case no = 1
  /// Spell checking is on for the text.
  case yes = 2
}

/// The semantic meaning of a text, such as a name.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The string that the content type stands for.
  public let rawValue: String

  /// Creates a type from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A name of a person.
  public static let name: UITextContentType = .init(rawValue: "name")
  /// A name to log in with.
  public static let username: UITextContentType = .init(rawValue: "username")
  /// A password of an existing account.
  public static let password: UITextContentType = .init(rawValue: "password")
  /// A password that is being chosen.
  public static let newPassword: UITextContentType = .init(rawValue: "new-password")
  /// A code that is valid only once.
  public static let oneTimeCode: UITextContentType = .init(rawValue: "one-time-code")
  /// An email address of a person.
  public static let emailAddress: UITextContentType = .init(rawValue: "email")
  /// A number of a telephone.
  public static let telephoneNumber: UITextContentType = .init(rawValue: "tel")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The URL of a page.
  public static let URL: UITextContentType = .init(rawValue: "url")
}
