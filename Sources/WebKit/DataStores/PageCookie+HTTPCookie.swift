import Foundation
import FoundationNetworking
import WebEngine

extension PageCookie {
  /// Creates the engine's cookie from Foundation's.
  init(_ cookie: HTTPCookie) {
    self.init(
      name: cookie.name, value: cookie.value, domain: cookie.domain, path: cookie.path,
      expires: cookie.isSessionOnly ? nil : cookie.expiresDate, isSecure: cookie.isSecure,
      isHTTPOnly: cookie.isHTTPOnly, sameSite: StoredCookie.sameSite(of: cookie))
  }

  /// Foundation's cookie; `nil` when Foundation cannot represent it.
  var cookie: HTTPCookie? { StoredCookie.make(self) }
}
