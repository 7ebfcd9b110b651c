public import WebEngine

extension ChromiumEngine {
  /// Tells where pages have been and whose cookies there are; starts no browser.
  public func siteData(in store: PageStore) async throws(WebEngineError) -> [SiteData] {
    guard let browser = await runningBrowser else { return [] }
    await browser.settleSites(of: store)
    var contents = browser.sites.contents(of: store)
    for cookie in try await cookies(in: store) {
      contents[SiteData.site(of: cookie), default: []].insert(.cookies)
    }
    return contents.filter { !$0.value.isEmpty }.map { SiteData(site: $0.key, kinds: $0.value) }
  }

  /// Takes data out of a store; where no browser runs, nothing is in it.
  ///
  /// What scripts keep by name for good goes together with what they keep while the page is open, and
  /// the browser's own cache goes for all sites.
  public func removeData(
    _ kinds: Set<PageDataKind>, of sites: Set<String>?, in store: PageStore
  ) async throws(WebEngineError) {
    guard let browser = await runningBrowser, !kinds.isEmpty else { return }
    try await browser.removeData(kinds, of: sites, in: store)
  }
}
