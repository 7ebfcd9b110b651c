/// A content world: a script context of its own over the shared document (W291).
public enum ScriptWorld: Sendable, Hashable {
  /// The content world of the page's own scripts.
  case page
  /// The default content world of the app.
  case client
  /// A content world that the app named.
  case named(String)
}
