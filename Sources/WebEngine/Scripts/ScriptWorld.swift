/// A set of globals that scripts of a page share; all worlds of a page share its document (W291).
public enum ScriptWorld: Sendable, Hashable {
  /// The page's own.
  case page
  /// The one that an app gets when it does not choose.
  case client
  /// One that an app named.
  case named(String)
}
