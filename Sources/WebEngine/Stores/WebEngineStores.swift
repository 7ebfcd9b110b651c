/// The stores of an engine, their cookies and what else sites keep in them.
public protocol WebEngineStores: Sendable {
  /// All cookies of a store.
  func cookies(in store: PageStore) async throws(WebEngineError) -> [PageCookie]

  /// Puts a cookie in a store; it takes the place of one of the same name, domain and path.
  func setCookie(_ cookie: PageCookie, in store: PageStore) async throws(WebEngineError)

  /// Takes a cookie out of a store: the one of the same name, domain and path.
  func deleteCookie(_ cookie: PageCookie, in store: PageStore) async throws(WebEngineError)

  /// What sites may have left in a store; none where nothing was loaded.
  func siteData(in store: PageStore) async throws(WebEngineError) -> [SiteData]

  /// Takes data out of a store, of some sites or of all, also from under the pages that are open.
  func removeData(
    _ kinds: Set<PageDataKind>, of sites: Set<String>?, in store: PageStore
  ) async throws(WebEngineError)

  /// Forgets a store that no page uses any more.
  func removeStore(_ store: PageStore) async
}
