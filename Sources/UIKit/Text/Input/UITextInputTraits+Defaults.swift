import Foundation

// Every trait is optional: a trait that a type does not declare has its default, and cannot be set.
extension UITextInputTraits {
  /// The keyboard type; `.default` if a type does not declare it.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The appearance of the keyboard; `.default` if a type does not declare it.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// The type of the Return key; `.default` if a type does not declare it.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// The autocapitalization style; `.sentences` if a type does not declare it.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// The autocorrection style; `.default` if a type does not declare it.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// The spell-checking style; `.default` if a type does not declare it.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// The semantic meaning of the text; `nil` if a type does not declare it.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  /// A Boolean value that determines whether the Return key is disabled while the text is empty; `false`
  /// if a type does not declare it.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// A Boolean value that determines whether the text is hidden; `false` if a type does not declare it.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
}
