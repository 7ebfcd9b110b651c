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
