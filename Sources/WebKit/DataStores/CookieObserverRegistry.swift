import WebEngine

/// The observers of a store's cookies, at whichever of its objects (W317).
@MainActor
final class CookieObserverRegistry {
  /// A registry as long as an object of its store has it.
  struct Weak { weak var registry: CookieObserverRegistry? }

  /// An observer, and the object that it was given to; neither is kept.
  struct Entry {
    weak var observer: (any WKHTTPCookieStoreObserver)?
    weak var store: WKHTTPCookieStore?
  }

  private(set) var entries: [Entry] = []
  /// The cookies as they were last read, while they are observed.
  private var known: Set<PageCookie>?
  private var isLooking = false
  private var mustLookAgain = false

  /// Returns the registry of a store, which all of its objects share.
  static func of(_ store: PageStore) -> CookieObserverRegistry {
    let registries = WebKitRegistries.current
    if let registry = registries.cookieObservers[store]?.registry { return registry }
    registries.cookieObservers = registries.cookieObservers.filter { $0.value.registry != nil }
    let registry = CookieObserverRegistry()
    registries.cookieObservers[store] = Weak(registry: registry)
    return registry
  }

  /// Whether changes of the cookies are observed.
  var isObserved: Bool { entries.contains { $0.observer != nil } }

  /// Whether the cookies are observed and have not been read yet.
  var isUnknown: Bool { isObserved && known == nil }

  func add(_ observer: any WKHTTPCookieStoreObserver, at store: WKHTTPCookieStore) {
    entries.removeAll { $0.observer == nil }
    entries.append(Entry(observer: observer, store: store))
  }

  func remove(_ observer: any WKHTTPCookieStoreObserver) {
    entries.removeAll { $0.observer == nil || $0.observer === observer }
    if entries.isEmpty { known = nil }
  }

  /// Records the cookies before a change of the app's own.
  func learn(_ cookies: Set<PageCookie>) {
    if known == nil { known = cookies }
  }

  /// Records the cookies, and returns whether they have changed.
  func update(_ cookies: Set<PageCookie>) -> Bool {
    let isChange = known.map { $0 != cookies } ?? false
    known = cookies
    return isChange
  }

  /// Reads the cookies now, or once more after the reading that is under way.
  func look(_ look: @escaping () async -> Void) {
    guard isObserved else { return }
    mustLookAgain = true
    guard !isLooking else { return }
    isLooking = true
    Task {
      while mustLookAgain {
        mustLookAgain = false
        await look()
      }
      isLooking = false
    }
  }
}
