/// What takes text from keys; as first responder it brings the keyboard up.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  /// Whether there is any text.
  var hasText: Bool { get }

  /// Puts text in where the cursor is.
  func insertText(_ text: String)

  /// Deletes what is before the cursor.
  func deleteBackward()
}
