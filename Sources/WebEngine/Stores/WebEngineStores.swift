/// The stores of an engine and their cookies.
public protocol WebEngineStores: Sendable {
  /// All cookies of a store.
  func cookies(in store: PageStore) async throws(WebEngineError) -> [PageCookie]

  /// Puts a cookie in a store; it takes the place of one of the same name, domain and path.
  func setCookie(_ cookie: PageCookie, in store: PageStore) async throws(WebEngineError)

  /// Takes a cookie out of a store: the one of the same name, domain and path.
  func deleteCookie(_ cookie: PageCookie, in store: PageStore) async throws(WebEngineError)

  /// Forgets a store that no page uses any more.
  func removeStore(_ store: PageStore) async
}
