import WebEngine

extension Browser {
  /// Takes data out of a store.
  func removeData(
    _ kinds: Set<PageDataKind>, of sites: Set<String>?, in store: PageStore
  ) async throws(WebEngineError) {
    await settleSites(of: store)
    var commands: [Session.Command] = []
    let types = kinds.compactMap(Self.storageType).sorted().joined(separator: ",")
    let keys = self.sites.keys(of: sites, in: store)
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
      await clearShown(keys, alsoForGood: kinds.contains(.localStorage), in: store)
    }
    self.sites.removed(kinds, of: sites, in: store)
  }

  /// Returns when it is known where the pages of a store have been until now.
  func settleSites(of store: PageStore) async {
    for page in windows.pages(of: store) { await page.deliveredEventsAreHandled() }
    await sites.settle(store)
  }

  /// Sends commands about a store's data, which Chromium takes from a tab of the store alone.
  private func callAll(
    _ commands: [Session.Command], in store: PageStore
  ) async throws(WebEngineError) {
    let tab = try await makeTab(in: store)
    defer { closeTarget(tab.target, session: tab.session) }
    let session = Session(identifier: tab.session, connection: root.connection)
    try await session.callAll(commands)
  }

  /// Clears what scripts keep by name in the documents that are shown.
  ///
  /// These have it at hand, and hear a moment after everybody else that it is gone.
  private func clearShown(
    _ keys: [String], alsoForGood: Bool, in store: PageStore
  ) async {
    for page in windows.pages(of: store) {
      var commands: [Session.Command] = []
      for key in keys {
        for isLocal in alsoForGood ? [true, false] : [false] {
          // Fails where the page shows nothing of the site; a busy page does it when it can.
          commands.append(
            .init(
              "DOMStorage.clear",
              ["storageId": ["storageKey": .string(key), "isLocalStorage": .bool(isLocal)]],
              mayFail: true, mayLinger: true, timeout: .seconds(2)))
        }
      }
      try? await page.session.callAll(commands)
    }
  }

  /// What takes cookies out, also those that a site has only in the pages of another.
  private func cookieRemovals(
    of sites: Set<String>?, in store: PageStore
  ) async throws(WebEngineError) -> [Session.Command] {
    let parameters = JSON.object(try await self.parameters(for: store))
    guard let sites else {
      try await root.call("Storage.clearCookies", parameters)
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
    let answer = try await root.call("Storage.getCookies", parameters, as: Cookies.self)
    return answer.cookies.compactMap { cookie in
      let site = SiteData.site(ofHost: String(cookie.domain.drop { $0 == "." }))
      guard sites.contains(site) else { return nil }
      var words: [String: JSON] = [
        "name": .string(cookie.name), "domain": .string(cookie.domain),
        "path": .string(cookie.path),
      ]
      if let partition = cookie.partitionKey {
        words["partitionKey"] = [
          "topLevelSite": .string(partition.topLevelSite),
          "hasCrossSiteAncestor": .bool(partition.hasCrossSiteAncestor),
        ]
      }
      return .init("Network.deleteCookies", .object(words))
    }
  }

  /// Chromium's word for a kind; `nil` for those that other commands remove.
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
