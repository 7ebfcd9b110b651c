import Foundation

/// A responder whose text the keyboard knows.
@MainActor
protocol KeyboardTextSource: AnyObject {
  /// The text before the insertion point.
  var textBeforeInsertion: String { get }
}

extension UITextField: KeyboardTextSource {
  var textBeforeInsertion: String { field.isAllSelected ? "" : field.text }
}

extension UITextView: KeyboardTextSource {
  var textBeforeInsertion: String { textState.text }
}

extension UIResponder {
  /// Tells the keyboard of the first responder that its text changed, which decides on capital letters.
  func keyboardTextDidChange() {
    guard isFirstResponder else { return }
    windowOfResponder?.windowScene?.storedKeyboard?.textDidChange()
  }
}
