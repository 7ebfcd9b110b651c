/// Where pages keep cookies and storage.
public enum PageStore: Sendable, Hashable {
  /// The engine's own, shared by all that name no other.
  case shared
  /// One of this name, which shares nothing with any other.
  case separate(String)
}
