import EngineSupport
import WebEngine

extension Browser {
  /// Removes data from a data store.
  func removeData(
    _ kinds: Set<PageDataKind>, of sites: Set<String>?, in store: PageStore
  ) async throws(WebEngineError) {
    await waitUntilSitesAreRecorded(of: store)
    var commands: [Session.Command] = []
    let types = kinds.compactMap(Self.storageType).sorted().joined(separator: ",")
    let keys = self.sites.storageKeys(of: sites, in: store)
    if !types.isEmpty, sites == nil {
      commands.append(
        .init("Storage.clearDataForOrigin", ["origin": "*", "storageTypes": .string(types)]))
    } else if !types.isEmpty {
      commands += keys.map { key in
        .init(
          "Storage.clearDataForStorageKey",
          ["storageKey": .string(key), "storageTypes": .string(types)])
      }
    }
    if kinds.contains(.cookies) { commands += try await cookieRemovals(of: sites, in: store) }
    if kinds.contains(.cache) { commands.append(.init("Network.clearBrowserCache")) }
    if !commands.isEmpty { try await callAll(commands, in: store) }
    if kinds.contains(.localStorage) || kinds.contains(.sessionStorage) {
      await clearOpenDocuments(
        keys, includesLocalStorage: kinds.contains(.localStorage), in: store)
    }
    self.sites.remove(kinds, of: sites, in: store)
  }

  /// Waits until the sites that the pages of a data store have shown are recorded.
  func waitUntilSitesAreRecorded(of store: PageStore) async {
    for page in windows.pages(of: store) { await page.waitUntilDeliveredEventsAreHandled() }
    await sites.waitForLookups(store)
  }

  /// Sends commands about the data of a store, which Chromium accepts only in a tab of the store.
  private func callAll(
    _ commands: [Session.Command], in store: PageStore
  ) async throws(WebEngineError) {
    let tab = try await makeTab(in: store)
    defer { closeTarget(tab.target, session: tab.session) }
    let session = Session(identifier: tab.session, connection: root.connection)
    try await session.callAll(commands)
  }

  /// Clears local and session storage in the open documents.
  ///
  /// Their processes cache it, and receive the removal from disk with a delay.
  private func clearOpenDocuments(
    _ keys: [String], includesLocalStorage: Bool, in store: PageStore
  ) async {
    for page in windows.pages(of: store) {
      var commands: [Session.Command] = []
      for key in keys {
        for isLocal in includesLocalStorage ? [true, false] : [false] {
          // Fails if the page has no document of the site; a busy page executes it later.
          commands.append(
            .init(
              "DOMStorage.clear",
              ["storageId": ["storageKey": .string(key), "isLocalStorage": .bool(isLocal)]],
              mayFail: true, waitsWhileSuspended: false, timeout: .seconds(2)))
        }
      }
      try? await page.session.callAll(commands)
    }
  }

  /// Returns the commands that remove cookies, including those partitioned by top-level site.
  private func cookieRemovals(
    of sites: Set<String>?, in store: PageStore
  ) async throws(WebEngineError) -> [Session.Command] {
    let storeParameters = JSON.object(try await self.parameters(for: store))
    guard let sites else {
      try await root.call("Storage.clearCookies", storeParameters)
      return []
    }
    struct Cookies: Decodable {
      struct Cookie: Decodable {
        struct Partition: Decodable {
          let topLevelSite: String
          let hasCrossSiteAncestor: Bool
        }
        let name: String
        let domain: String
        let path: String
        let partitionKey: Partition?
      }
      let cookies: [Cookie]
    }
    let result = try await root.call("Storage.getCookies", storeParameters, as: Cookies.self)
    return result.cookies.compactMap { cookie in
      let site = SiteData.site(ofHost: String(cookie.domain.drop { $0 == "." }))
      guard sites.contains(site) else { return nil }
      var parameters: [String: JSON] = [
        "name": .string(cookie.name), "domain": .string(cookie.domain),
        "path": .string(cookie.path),
      ]
      if let partition = cookie.partitionKey {
        parameters["partitionKey"] = [
          "topLevelSite": .string(partition.topLevelSite),
          "hasCrossSiteAncestor": .bool(partition.hasCrossSiteAncestor),
        ]
      }
      return .init("Network.deleteCookies", .object(parameters))
    }
  }

  /// Returns the `Storage.StorageType` of a kind of data; `nil` if another command removes it.
  private static func storageType(_ kind: PageDataKind) -> String? {
    switch kind {
    case .localStorage: "local_storage"
    case .databases: "indexeddb"
    case .serviceWorkers: "service_workers"
    case .scriptCaches: "cache_storage"
    case .files: "file_systems"
    case .cookies, .sessionStorage, .cache: nil
    }
  }
}
