public import WebEngine

extension ChromiumEngine {
  /// Returns the sites that have data in a store, without starting a browser.
  public func siteData(in store: PageStore) async throws(WebEngineError) -> [SiteData] {
    guard let browser = await runningBrowser else { return [] }
    await browser.waitUntilSitesAreRecorded(of: store)
    var contents = browser.sites.contents(of: store)
    for cookie in try await cookies(in: store) {
      contents[SiteData.site(of: cookie), default: []].insert(.cookies)
    }
    return contents.filter { !$0.value.isEmpty }.map { SiteData(site: $0.key, kinds: $0.value) }
  }

  /// Removes data from a store, without starting a browser.
  ///
  /// Local storage is removed together with session storage, and the cache for all sites.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of data.
  ///   - sites: The sites whose data is removed; `nil` for all.
  ///   - store: The data store.
  public func removeData(
    _ kinds: Set<PageDataKind>, of sites: Set<String>?, in store: PageStore
  ) async throws(WebEngineError) {
    guard let browser = await runningBrowser, !kinds.isEmpty else { return }
    try await browser.removeData(kinds, of: sites, in: store)
  }
}
