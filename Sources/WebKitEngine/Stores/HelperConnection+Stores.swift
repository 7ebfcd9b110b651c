import EngineSupport
import Foundation
import WebEngine

/// The commands for the helper's data stores.
extension HelperConnection {
  /// Returns all cookies of a store.
  func cookies(in store: PageStore) async throws(WebEngineError) -> [PageCookie] {
    struct Cookies: Decodable { let cookies: [HelperCookie] }
    return try await call("Store.getCookies", store.parameters, as: Cookies.self).cookies
      .map(\.cookie)
  }

  /// Sets or deletes a cookie.
  func change(
    _ cookie: PageCookie, isDeleted: Bool, in store: PageStore
  ) async throws(WebEngineError) {
    var parameters = store.parameters
    parameters["cookie"] = HelperCookie.json(cookie)
    try await call(isDeleted ? "Store.deleteCookie" : "Store.setCookie", parameters)
  }

  /// Returns the kinds of data of each site.
  func siteData(in store: PageStore) async throws(WebEngineError) -> [SiteData] {
    struct Sites: Decodable {
      struct Site: Decodable {
        let site: String
        let kinds: [String]
      }
      let sites: [Site]
    }
    let sites = try await call("Store.getSiteData", store.parameters, as: Sites.self).sites
    return sites.map { site in
      SiteData(site: site.site, kinds: Set(site.kinds.compactMap(PageDataKind.init(helper:))))
    }
  }

  /// Removes data of the given sites, or of all.
  func removeData(
    _ kinds: Set<PageDataKind>, of sites: Set<String>?, in store: PageStore
  ) async throws(WebEngineError) {
    var parameters = store.parameters
    parameters["kinds"] = .array(kinds.compactMap(\.helperName).sorted().map { .string($0) })
    if let sites { parameters["sites"] = .array(sites.sorted().map { .string($0) }) }
    try await call("Store.removeData", parameters)
  }
}

extension PageStore {
  /// The parameters of a command that name the store.
  var parameters: [String: JSON] {
    switch self {
    case .shared: [:]
    case .separate(let name): ["store": .string(name)]
    }
  }
}

extension PageDataKind {
  /// The helper's name of the kind; `nil` for a kind that WebKitGTK does not have.
  fileprivate var helperName: String? {
    switch self {
    case .cookies: "cookies"
    case .localStorage: "localStorage"
    case .sessionStorage: "sessionStorage"
    case .databases: "databases"
    case .serviceWorkers: "serviceWorkers"
    case .scriptCaches: "scriptCaches"
    case .files: nil
    case .cache: "cache"
    }
  }

  fileprivate init?(helper name: String) {
    guard let kind = Self.allCases.first(where: { $0.helperName == name }) else { return nil }
    self = kind
  }
}
