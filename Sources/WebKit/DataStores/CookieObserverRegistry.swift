import WebEngine

/// Who observes the cookies of a store, at whichever of its objects (W317).
@MainActor
final class CookieObserverRegistry {
  private struct Weak { weak var watch: CookieObserverRegistry? }

  /// An observer, and the object that it was given to; neither is kept.
  struct Entry {
    weak var observer: (any WKHTTPCookieStoreObserver)?
    weak var store: WKHTTPCookieStore?
  }

  private static var watches: [PageStore: Weak] = [:]

  private(set) var entries: [Entry] = []
  /// The cookies as they were last read, while somebody observes them.
  private var known: Set<PageCookie>?
  private var isLooking = false
  private var mustLookAgain = false

  /// The watch of a store, which all of its objects have together.
  static func of(_ store: PageStore) -> CookieObserverRegistry {
    if let watch = watches[store]?.watch { return watch }
    watches = watches.filter { $0.value.watch != nil }
    let watch = CookieObserverRegistry()
    watches[store] = Weak(watch: watch)
    return watch
  }

  /// Whether somebody wants to be notified of changes.
  var isObserved: Bool { entries.contains { $0.observer != nil } }

  /// Whether it is still to be read what is there.
  var isUnknown: Bool { isObserved && known == nil }

  func add(_ observer: any WKHTTPCookieStoreObserver, at store: WKHTTPCookieStore) {
    entries.removeAll { $0.observer == nil }
    entries.append(Entry(observer: observer, store: store))
  }

  func remove(_ observer: any WKHTTPCookieStoreObserver) {
    entries.removeAll { $0.observer == nil || $0.observer === observer }
    if entries.isEmpty { known = nil }
  }

  /// Takes in what is there, before a change of the app's own.
  func learn(_ cookies: Set<PageCookie>) {
    if known == nil { known = cookies }
  }

  /// Takes in what is there now, and tells whether it is another than before.
  func update(_ cookies: Set<PageCookie>) -> Bool {
    let isChange = known.map { $0 != cookies } ?? false
    known = cookies
    return isChange
  }

  /// Looks now, or once more after the look that is under way: many causes, few looks.
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
