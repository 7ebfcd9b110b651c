public import Foundation

/// How a keyboard behaves for a text.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// Which keys there are.
  var keyboardType: UIKeyboardType { get set }
  /// Whether the keyboard is light or dark.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// What is written in capitals by itself.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether typing is corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
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
  /// Digits.
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
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// What is written in capitals by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Nothing.
  case none = 0
  /// The beginning of words.
  case words = 1
  /// The beginning of sentences.
  case sentences = 2
  /// Everything.
  case allCharacters = 3
}

/// Whether typing is corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system does.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system does.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// What a text is, such as a name.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a type from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A name of a person.
  public static let name: UITextContentType = .init(rawValue: "name")
  /// A name to log in with.
  public static let username: UITextContentType = .init(rawValue: "username")
  /// A password.
  public static let password: UITextContentType = .init(rawValue: "password")
  /// A password that is being chosen.
  public static let newPassword: UITextContentType = .init(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode: UITextContentType = .init(rawValue: "one-time-code")
  /// An address of mail.
  public static let emailAddress: UITextContentType = .init(rawValue: "email")
  /// A number of a telephone.
  public static let telephoneNumber: UITextContentType = .init(rawValue: "tel")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An address of a page.
  public static let URL: UITextContentType = .init(rawValue: "url")
}
