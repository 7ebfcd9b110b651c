public import Foundation

/// The methods by which a text input informs the text input system of changes.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// Tells the delegate that the selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)

  /// Tells the delegate that the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)

  /// Tells the delegate that the text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)

  /// Tells the delegate that the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}
