/// The kinds of website data in a store.
public enum PageDataKind: Sendable, Hashable, CaseIterable {
  /// The cookies of the site.
  case cookies
  /// The data of `localStorage`.
  case localStorage
  /// The data of `sessionStorage`.
  case sessionStorage
  /// IndexedDB databases.
  case databases
  /// Service worker registrations.
  case serviceWorkers
  /// The responses of the Cache API.
  case scriptCaches
  /// The files of the File System API.
  case files
  /// The HTTP cache.
  case cache
}
