public import Foundation

/// The touch and keyboard input of a page.
public protocol WebPageInput: Sendable {
  /// Dispatches a touch event; after a tap, returns when the click was dispatched or prevented.
  ///
  /// - Returns: The page's response to touches that began or moved.
  func touch(_ touch: PageTouch) async throws(WebEngineError) -> PageTouch.Response

  /// Returns the block at a point that a double tap zooms to, such as a column of text or an image,
  /// in CSS pixels of the document; `nil` if there is none.
  ///
  /// - Parameter point: A point in CSS pixels of the viewport.
  func block(at point: CGPoint) async throws(WebEngineError) -> CGRect?

  /// Dispatches a key event to the focused element.
  func type(_ key: PageKey) async throws(WebEngineError)

  /// Restores the state of the main document's form controls as they are parsed; state of missing
  /// controls is ignored.
  ///
  /// - Parameter contents: The state that ``DocumentEvent/fieldsChanged(_:)`` reported.
  func fillFields(with contents: String) async throws(WebEngineError)

  /// Removes the focus from the focused element.
  func endEditing() async throws(WebEngineError)
}
