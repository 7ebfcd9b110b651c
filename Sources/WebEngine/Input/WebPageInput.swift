public import Foundation

/// Fingers and keys on a page.
public protocol WebPageInput: Sendable {
  /// Brings fingers to the page. After a tap it returns when what was touched was clicked, or when
  /// it is certain that nothing was.
  ///
  /// - Returns: What the page makes of the fingers; of those that came down or moved.
  func touch(_ touch: PageTouch) async throws(WebEngineError) -> PageTouch.Answer

  /// The block of the page that a finger at a point means, in CSS pixels of the document: a column
  /// of text, a picture; `nil` where there is none.
  ///
  /// - Parameter point: In CSS pixels of the viewport.
  func block(at point: CGPoint) async throws(WebEngineError) -> CGRect?

  /// Types into what has the focus.
  func type(_ key: PageKey) async throws(WebEngineError)

  /// Puts into the fields of the main document's forms what stood in them once, as soon as they are
  /// there; fields that are not there any more are left out.
  ///
  /// - Parameter contents: What ``DocumentEvent/fieldsChanged(_:)`` told.
  func fillFields(with contents: String) async throws(WebEngineError)

  /// Takes the focus from what has it.
  func endEditing() async throws(WebEngineError)
}
