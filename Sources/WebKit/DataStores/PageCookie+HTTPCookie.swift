import Foundation
import FoundationNetworking
import WebEngine

extension PageCookie {
  /// The engine's cookie for Foundation's.
  init(_ cookie: HTTPCookie) {
    self.init(
      name: cookie.name, value: cookie.value, domain: cookie.domain, path: cookie.path,
      expires: cookie.isSessionOnly ? nil : cookie.expiresDate, isSecure: cookie.isSecure,
      isHTTPOnly: cookie.isHTTPOnly)
  }

  /// Foundation's cookie; `nil` where it has no word for it.
  var cookie: HTTPCookie? {
    var properties: [HTTPCookiePropertyKey: Any] = [
      .name: name, .value: value, .domain: domain, .path: path,
    ]
    if let expires { properties[.expires] = expires }
    if isSecure { properties[.secure] = "TRUE" }
    // The key has no name of its own; it is the attribute's.
    if isHTTPOnly { properties[HTTPCookiePropertyKey(rawValue: "HttpOnly")] = "TRUE" }
    return HTTPCookie(properties: properties)
  }
}
