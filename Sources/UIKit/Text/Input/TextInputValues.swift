/// The keyboard traits of a text field or view.
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
  /// The input view, which replaces the keyboard.
  var view: UIView?
  /// The input accessory view, above the keyboard or the input view.
  var accessoryView: UIView?
}
