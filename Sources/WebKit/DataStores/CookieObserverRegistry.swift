import WebEngine

/// The observers of a data store's cookies, which all of its cookie store objects share (W317).
@MainActor
final class CookieObserverRegistry {
  /// A weak reference to a registry, which the objects of its store retain.
  struct Weak { weak var registry: CookieObserverRegistry? }

  /// An observer and the cookie store to which it was added; neither is retained.
  struct Entry {
    weak var observer: (any WKHTTPCookieStoreObserver)?
    weak var store: WKHTTPCookieStore?
  }

  private(set) var entries: [Entry] = []
  /// The last known cookies; `nil` while they are not observed.
  private var known: Set<PageCookie>?
  private var isReading = false
  private var mustReadAgain = false

  /// Returns the registry of a store.
  static func of(_ store: PageStore) -> CookieObserverRegistry {
    let registries = WebKitRegistries.current
    if let registry = registries.cookieObservers[store]?.registry { return registry }
    registries.cookieObservers = registries.cookieObservers.filter { $0.value.registry != nil }
    let registry = CookieObserverRegistry()
    registries.cookieObservers[store] = Weak(registry: registry)
    return registry
  }

  /// Whether there are observers.
  var isObserved: Bool { entries.contains { $0.observer != nil } }

  /// Whether there are observers, but the cookies have not been read yet.
  var isUnknown: Bool { isObserved && known == nil }

  func add(_ observer: any WKHTTPCookieStoreObserver, at store: WKHTTPCookieStore) {
    entries.removeAll { $0.observer == nil }
    entries.append(Entry(observer: observer, store: store))
  }

  func remove(_ observer: any WKHTTPCookieStoreObserver) {
    entries.removeAll { $0.observer == nil || $0.observer === observer }
    if entries.isEmpty { known = nil }
  }

  /// Records the cookies before they are changed, if they are not known.
  func recordInitial(_ cookies: Set<PageCookie>) {
    if known == nil { known = cookies }
  }

  /// Records the cookies, and returns whether they have changed.
  func update(_ cookies: Set<PageCookie>) -> Bool {
    let isChange = known.map { $0 != cookies } ?? false
    known = cookies
    return isChange
  }

  /// Calls a closure that reads the cookies: now, or again once a running call has returned.
  func read(_ read: @escaping () async -> Void) {
    guard isObserved else { return }
    mustReadAgain = true
    guard !isReading else { return }
    isReading = true
    Task {
      while mustReadAgain {
        mustReadAgain = false
        await read()
      }
      isReading = false
    }
  }
}
