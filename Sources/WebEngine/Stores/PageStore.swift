/// A store of cookies and website data.
public enum PageStore: Sendable, Hashable {
  /// The engine's default store.
  case shared
  /// A store of this name, separate from all others.
  case separate(String)
}
