import EngineSupport
import Foundation
public import WebEngine

extension ChromiumEngine: WebEngineStores {
  /// Returns all cookies of a data store.
  public func cookies(in store: PageStore) async throws(WebEngineError) -> [PageCookie] {
    struct Cookies: Decodable {
      struct Cookie: Decodable {
        let name: String
        let value: String
        let domain: String
        let path: String
        let expires: Double
        let session: Bool
        let secure: Bool
        let httpOnly: Bool
        let sameSite: String?
      }
      let cookies: [Cookie]
    }
    let browser = try await browser()
    let result = try await browser.root.call(
      "Storage.getCookies", .object(try await browser.parameters(for: store)), as: Cookies.self)
    return result.cookies.map { cookie in
      PageCookie(
        name: cookie.name, value: cookie.value, domain: cookie.domain, path: cookie.path,
        expires: cookie.session ? nil : Date(timeIntervalSince1970: cookie.expires),
        isSecure: cookie.secure, isHTTPOnly: cookie.httpOnly,
        sameSite: cookie.sameSite.flatMap(PageCookie.SameSite.init))
    }
  }

  /// Sets a cookie in a data store.
  public func setCookie(
    _ cookie: PageCookie, in store: PageStore
  ) async throws(WebEngineError) {
    try await set(cookie, expires: cookie.expires?.timeIntervalSince1970, in: store)
  }

  /// Deletes a cookie from a data store, by setting it with an expiration date in the past.
  public func deleteCookie(
    _ cookie: PageCookie, in store: PageStore
  ) async throws(WebEngineError) {
    try await set(cookie, expires: 1, in: store)
  }

  /// Removes a data store with all its data.
  public func removeStore(_ store: PageStore) async { await runningBrowser?.removeStore(store) }

  private func set(
    _ cookie: PageCookie, expires: Double?, in store: PageStore
  ) async throws(WebEngineError) {
    let browser = try await browser()
    var members: [String: JSON] = [
      "name": .string(cookie.name), "value": .string(cookie.value), "path": .string(cookie.path),
      "secure": .bool(cookie.isSecure), "httpOnly": .bool(cookie.isHTTPOnly),
    ]
    if cookie.domain.hasPrefix(".") {
      members["domain"] = .string(cookie.domain)
    } else {
      // A host-only cookie has a URL instead of a domain.
      let scheme = cookie.isSecure ? "https" : "http"
      members["url"] = .string("\(scheme)://\(cookie.domain)\(cookie.path)")
    }
    if let expires { members["expires"] = .number(expires) }
    if let sameSite = cookie.sameSite { members["sameSite"] = .string(sameSite.rawValue) }
    var parameters = try await browser.parameters(for: store)
    parameters["cookies"] = [.object(members)]
    try await browser.root.call("Storage.setCookies", .object(parameters))
  }
}
