/// The cookies and website data in an engine's stores.
public protocol WebEngineStores: Sendable {
  /// Returns all cookies of a store.
  func cookies(in store: PageStore) async throws(WebEngineError) -> [PageCookie]

  /// Sets a cookie, replacing one of the same name, domain and path.
  func setCookie(_ cookie: PageCookie, in store: PageStore) async throws(WebEngineError)

  /// Deletes the cookie of the same name, domain and path.
  func deleteCookie(_ cookie: PageCookie, in store: PageStore) async throws(WebEngineError)

  /// Returns the kinds of data that each site may have in a store; empty if nothing was loaded.
  func siteData(in store: PageStore) async throws(WebEngineError) -> [SiteData]

  /// Removes data from a store, of the given sites or of all, even while pages use it.
  func removeData(
    _ kinds: Set<PageDataKind>, of sites: Set<String>?, in store: PageStore
  ) async throws(WebEngineError)

  /// Deletes a store that no page uses any more.
  func removeStore(_ store: PageStore) async
}
