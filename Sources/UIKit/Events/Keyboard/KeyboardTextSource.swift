import Foundation

/// A responder whose text is accessible to the keyboard.
@MainActor
protocol KeyboardTextSource: AnyObject {
  /// The text before the insertion point.
  var textBeforeInsertion: String { get }
}

extension UITextField: KeyboardTextSource {
  var textBeforeInsertion: String {
    (field.text as NSString).substring(to: field.selection.location)
  }
}

extension UITextView: KeyboardTextSource {
  var textBeforeInsertion: String {
    (textState.text as NSString).substring(to: textState.selection.location)
  }
}

extension UIResponder {
  /// Tells the keyboard of the first responder that its text changed, which decides on capital letters.
  func keyboardTextDidChange() {
    guard isFirstResponder else { return }
    windowOfResponder?.windowScene?.storedKeyboard?.textDidChange()
  }
}
