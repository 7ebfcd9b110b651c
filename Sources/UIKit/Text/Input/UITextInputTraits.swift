public import Foundation

/// How a keyboard behaves for a text.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The keyboard style for the text object.
  var keyboardType: UIKeyboardType { get set }
  /// Whether the keyboard is light or dark.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// What is written in capitals by itself.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// The autocorrection style for the text object.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// The spell-checking style for the text object.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// What the text is, such as a name.
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

/// Which keys a keyboard has.
public enum UIKeyboardType: Int, Sendable {
  /// Those of the language.
  case `default` = 0
  /// Letters of ASCII.
  case asciiCapable = 1
  /// Digits and signs.
  case numbersAndPunctuation = 2
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// For addresses of pages.
  case URL = 3
  /// A numeric keypad with the digits 0 to 9.
  case numberPad = 4
  /// Digits and signs of telephones.
  case phonePad = 5
  /// For names and telephone numbers.
  case namePhonePad = 6
  /// For addresses of mail.
  case emailAddress = 7
  /// Digits and a point.
  case decimalPad = 8
  /// For short messages.
  case twitter = 9
  /// For words to search.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11
}

/// Whether a keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the interface is.
  case `default` = 0
  /// A dark keyboard, for dark interfaces.
  case dark = 1
  /// A light keyboard, for light interfaces.
  case light = 2
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  /// A visible title of "return".
  case `default` = 0
  /// A visible title of "Go".
  case go = 1
  /// A visible title of "Google".
  case google = 2
  /// A visible title of "Join".
  case join = 3
  /// A visible title of "Next".
  case next = 4
  /// A visible title of "Route".
  case route = 5
  /// A visible title of "Search".
  case search = 6
  /// A visible title of "Send".
  case send = 7
  /// A visible title of "Yahoo".
  case yahoo = 8
  /// A visible title of "Done".
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// A visible title of "Continue".
  case `continue` = 11
}

/// What is written in capitals by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No capitalization of any text.
  case none = 0
  /// The beginning of words.
  case words = 1
  /// The beginning of sentences.
  case sentences = 2
  /// Capitalization of all characters.
  case allCharacters = 3
}

/// Constants for the autocorrection of a text input.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system does.
  case `default` = 0
  /// Autocorrection is off for the text.
  case no = 1
  /// Autocorrection is on for the text.
  case yes = 2
}

/// Constants for the spell checking of a text input.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system does.
  case `default` = 0
  /// Spell checking is off for the text.
  case no = 1
  /// Spell checking is on for the text.
  case yes = 2
}

/// What a text is, such as a name.
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
  /// A code that is valid once.
  public static let oneTimeCode: UITextContentType = .init(rawValue: "one-time-code")
  /// An email address of a person.
  public static let emailAddress: UITextContentType = .init(rawValue: "email")
  /// A number of a telephone.
  public static let telephoneNumber: UITextContentType = .init(rawValue: "tel")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An address of a page.
  public static let URL: UITextContentType = .init(rawValue: "url")
}
