/// A key event for a page.
public enum PageKey: Sendable, Hashable {
  /// The insertion of text.
  case text(String)
  /// The Return key, which inserts a line break or submits a form.
  case enter
  /// The Delete key, which deletes backward.
  case backspace
}
