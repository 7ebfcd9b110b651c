/// Fingers and keys on a page.
public protocol WebPageInput: Sendable {
  /// Brings fingers to the page. After a tap it returns when what was touched was clicked, or when
  /// it is certain that nothing was.
  func touch(_ touch: PageTouch) async throws(WebEngineError)

  /// Types into what has the focus.
  func type(_ key: PageKey) async throws(WebEngineError)

  /// Takes the focus from what has it.
  func endEditing() async throws(WebEngineError)
}
