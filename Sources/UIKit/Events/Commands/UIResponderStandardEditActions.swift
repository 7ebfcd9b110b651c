/// The edit actions that menus and key commands send along the responder chain (S18.2).
///
/// Every responder has the methods; ``UIResponder/canPerformAction(_:withSender:)`` returns which of them it
/// performs now.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions {
  /// Removes the selection and copies it to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Inserts the content of the pasteboard.
  func paste(_ sender: Any?)
  /// Pastes the content of the pasteboard as a URL, and opens it.
  func pasteAndGo(_ sender: Any?)
  /// Inserts the content of the pasteboard in the style of the surrounding text.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Pastes the content of the pasteboard, and searches for it.
  func pasteAndSearch(_ sender: Any?)
  /// Selects the object at the insertion point.
  func select(_ sender: Any?)
  /// Selects everything in the responder.
  func selectAll(_ sender: Any?)
  /// Removes the selection without changing the pasteboard.
  func delete(_ sender: Any?)
  /// Toggles the boldface of the selected text.
  func toggleBoldface(_ sender: Any?)
  /// Toggles the italics of the selected text.
  func toggleItalics(_ sender: Any?)
  /// Toggles the underline of the selected text.
  func toggleUnderline(_ sender: Any?)
  /// Increases the size of the selected text.
  func increaseSize(_ sender: Any?)
  /// Decreases the size of the selected text.
  func decreaseSize(_ sender: Any?)
  /// Sets the writing direction to left-to-right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Sets the writing direction to right-to-left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
}
