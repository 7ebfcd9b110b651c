/// The actions of editing that menus and keys send along the chain of responders (S18.2).
///
/// Every responder has them; what one does now it says in ``UIResponder/canPerformAction(_:withSender:)``.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions {
  /// Removes the selection and puts it on the pasteboard.
  func cut(_ sender: Any?)
  /// Puts a copy of the selection on the pasteboard.
  func copy(_ sender: Any?)
  /// Inserts what is on the pasteboard.
  func paste(_ sender: Any?)
  /// Inserts what is on the pasteboard and takes it as an address.
  func pasteAndGo(_ sender: Any?)
  /// Inserts what is on the pasteboard in the style of the text there.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Inserts what is on the pasteboard and searches for it.
  func pasteAndSearch(_ sender: Any?)
  /// Selects the object at the insertion point.
  func select(_ sender: Any?)
  /// Selects everything in the responder.
  func selectAll(_ sender: Any?)
  /// Removes the selection without changing the pasteboard.
  func delete(_ sender: Any?)
  /// Makes the selection bold or not.
  func toggleBoldface(_ sender: Any?)
  /// Makes the selection italic or not.
  func toggleItalics(_ sender: Any?)
  /// Underlines the selection or not.
  func toggleUnderline(_ sender: Any?)
  /// Makes the selected text larger.
  func increaseSize(_ sender: Any?)
  /// Makes the selected text smaller.
  func decreaseSize(_ sender: Any?)
  /// Sets the text to run from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Sets the text to run from right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
}
