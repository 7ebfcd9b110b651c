import Foundation
public import WebEngine

extension ChromiumEngine: WebEngineStores {
  /// Asks the browser for all cookies of a store.
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
    let answer = try await browser.root.call(
      "Storage.getCookies", .object(try await browser.parameters(for: store)), as: Cookies.self)
    return answer.cookies.map { cookie in
      PageCookie(
        name: cookie.name, value: cookie.value, domain: cookie.domain, path: cookie.path,
        expires: cookie.session ? nil : Date(timeIntervalSince1970: cookie.expires),
        isSecure: cookie.secure, isHTTPOnly: cookie.httpOnly,
        sameSite: cookie.sameSite.flatMap(PageCookie.SameSite.init))
    }
  }

  /// Puts a cookie in a store.
  public func setCookie(
    _ cookie: PageCookie, in store: PageStore
  ) async throws(WebEngineError) {
    try await set(cookie, expires: cookie.expires?.timeIntervalSince1970, in: store)
  }

  /// Takes a cookie out of a store, by setting it once more as one that ended long ago.
  public func deleteCookie(
    _ cookie: PageCookie, in store: PageStore
  ) async throws(WebEngineError) {
    try await set(cookie, expires: 1, in: store)
  }

  /// Removes a data store and all that is in it.
  public func removeStore(_ store: PageStore) async { await runningBrowser?.removeStore(store) }

  private func set(
    _ cookie: PageCookie, expires: Double?, in store: PageStore
  ) async throws(WebEngineError) {
    let browser = try await browser()
    var words: [String: JSON] = [
      "name": .string(cookie.name), "value": .string(cookie.value), "path": .string(cookie.path),
      "secure": .bool(cookie.isSecure), "httpOnly": .bool(cookie.isHTTPOnly),
    ]
    if cookie.domain.hasPrefix(".") {
      words["domain"] = .string(cookie.domain)
    } else {
      // One that is for a host alone is told by an address of the host.
      let scheme = cookie.isSecure ? "https" : "http"
      words["url"] = .string("\(scheme)://\(cookie.domain)\(cookie.path)")
    }
    if let expires { words["expires"] = .number(expires) }
    if let sameSite = cookie.sameSite { words["sameSite"] = .string(sameSite.rawValue) }
    var parameters = try await browser.parameters(for: store)
    parameters["cookies"] = [.object(words)]
    try await browser.root.call("Storage.setCookies", .object(parameters))
  }
}
