import Synchronization
import WebEngine

/// A registry of the sites that the pages of each data store have shown, and of the data they may have stored.
///
/// Chromium returns the data of a storage key, but does not list the keys.
final class SiteRegistry: Sendable {
  private struct Entry {
    var site: String
    var kinds: Set<PageDataKind>
  }

  /// The entries by data store and storage key.
  private let entries = Mutex<[PageStore: [String: Entry]]>([:])
  /// The last lookup of a storage key in each data store, which ends after all earlier ones.
  private let lookups = Mutex<[PageStore: Task<Void, Never>]>([:])

  /// Records a document of a site.
  func record(_ key: String, of site: String, _ kinds: Set<PageDataKind>, in store: PageStore) {
    entries.withLock { entries in
      entries[store, default: [:]][key, default: Entry(site: site, kinds: [])].kinds
        .formUnion(kinds)
    }
  }

  /// Performs the lookup of a storage key.
  func perform(in store: PageStore, _ lookup: @escaping @Sendable () async -> Void) {
    lookups.withLock { lookups in
      let earlier = lookups[store]
      lookups[store] = Task {
        await lookup()
        await earlier?.value
      }
    }
  }

  /// Waits until all earlier lookups ended.
  func waitForLookups(_ store: PageStore) async { await lookups.withLock { $0[store] }?.value }

  /// Returns the kinds of data that a data store may contain, by site.
  func contents(of store: PageStore) -> [String: Set<PageDataKind>] {
    let entries = entries.withLock { $0[store] ?? [:] }
    return entries.values.reduce(into: [:]) { $0[$1.site, default: []].formUnion($1.kinds) }
  }

  /// Returns the storage keys of sites, or of all if `nil`.
  ///
  /// Removed data is no reason to omit a key, because an open page may have stored more.
  func storageKeys(of sites: Set<String>?, in store: PageStore) -> [String] {
    let entries = entries.withLock { $0[store] ?? [:] }
    return entries.filter { sites?.contains($0.value.site) != false }.map(\.key)
  }

  /// Removes kinds of data from the entries of sites.
  func remove(_ kinds: Set<PageDataKind>, of sites: Set<String>?, in store: PageStore) {
    entries.withLock { entries in
      for (key, entry) in entries[store] ?? [:] where sites?.contains(entry.site) != false {
        entries[store]?[key]?.kinds.subtract(kinds)
      }
    }
  }

  /// Removes a data store.
  func removeStore(_ store: PageStore) {
    entries.withLock { $0[store] = nil }
    lookups.withLock { $0[store] = nil }
  }
}
