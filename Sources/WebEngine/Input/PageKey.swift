/// What is typed into a page.
public enum PageKey: Sendable, Hashable {
  /// Text.
  case text(String)
  /// The key that ends a line, or sends a form.
  case enter
  /// The key that deletes what is before the cursor.
  case backspace
}
