import Synchronization
import WebEngine

/// The sites that the pages of each store have shown, and the data that they may have stored.
///
/// Chromium returns the data of a storage key, but not which keys there are.
final class SiteRegistry: Sendable {
  private struct Place {
    var site: String
    var kinds: Set<PageDataKind>
  }

  /// By store and by Chromium's key for what keeps data apart.
  private let places = Mutex<[PageStore: [String: Place]]>([:])
  /// What is being found out; over when all that was asked before is, too.
  private let questions = Mutex<[PageStore: Task<Void, Never>]>([:])

  /// A document of a site has been shown.
  func note(_ key: String, of site: String, _ kinds: Set<PageDataKind>, in store: PageStore) {
    places.withLock { places in
      places[store, default: [:]][key, default: Place(site: site, kinds: [])].kinds
        .formUnion(kinds)
    }
  }

  /// A document has been shown, and it has to be found out what keeps its data apart.
  func ask(in store: PageStore, _ question: @escaping @Sendable () async -> Void) {
    questions.withLock { questions in
      let earlier = questions[store]
      questions[store] = Task {
        await question()
        await earlier?.value
      }
    }
  }

  /// Returns when all that was shown before now is noted.
  func settle(_ store: PageStore) async { await questions.withLock { $0[store] }?.value }

  /// What may be left in a store, by site.
  func contents(of store: PageStore) -> [String: Set<PageDataKind>] {
    let places = places.withLock { $0[store] ?? [:] }
    return places.values.reduce(into: [:]) { $0[$1.site, default: []].formUnion($1.kinds) }
  }

  /// The keys of sites, or of all, whether or not anything is left there: pages that are open may
  /// have gone on.
  func keys(of sites: Set<String>?, in store: PageStore) -> [String] {
    let places = places.withLock { $0[store] ?? [:] }
    return places.filter { sites?.contains($0.value.site) != false }.map(\.key)
  }

  /// Data has been taken out of a store.
  func removed(_ kinds: Set<PageDataKind>, of sites: Set<String>?, in store: PageStore) {
    places.withLock { places in
      for (key, place) in places[store] ?? [:] where sites?.contains(place.site) != false {
        places[store]?[key]?.kinds.subtract(kinds)
      }
    }
  }

  /// A store is gone.
  func forget(_ store: PageStore) {
    places.withLock { $0[store] = nil }
    questions.withLock { $0[store] = nil }
  }
}
