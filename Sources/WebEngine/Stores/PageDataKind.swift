/// A kind of what sites keep in a store.
public enum PageDataKind: Sendable, Hashable, CaseIterable {
  /// Cookies.
  case cookies
  /// What scripts keep by name for good.
  case localStorage
  /// What scripts keep by name for as long as the page is open.
  case sessionStorage
  /// Databases of scripts.
  case databases
  /// Scripts that answer for a site.
  case serviceWorkers
  /// Answers that scripts keep.
  case scriptCaches
  /// Files of scripts.
  case files
  /// Answers that the engine keeps by itself.
  case cache
}
