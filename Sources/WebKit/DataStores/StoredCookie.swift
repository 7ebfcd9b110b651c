import Foundation
public import FoundationNetworking
import WebEngine

/// A cookie read from a data store, with its same-site policy.
///
/// Foundation on Linux does not store that policy.
final class StoredCookie: HTTPCookie, @unchecked Sendable {
  // Sendable as its superclass is: set once, before the cookie is shared.
  private var sameSite: PageCookie.SameSite?

  /// Returns Foundation's cookie; `nil` when Foundation cannot represent it.
  static func make(_ cookie: PageCookie) -> StoredCookie? {
    var properties: [HTTPCookiePropertyKey: Any] = [
      .name: cookie.name, .value: cookie.value, .domain: cookie.domain, .path: cookie.path,
    ]
    if let expires = cookie.expires {
      properties[.expires] = expires
    } else {
      // Foundation treats a cookie without an expiration date as persistent by default.
      properties[.discard] = "TRUE"
    }
    if cookie.isSecure { properties[.secure] = "TRUE" }
    // The key has no constant; its raw value is the attribute's name.
    if cookie.isHTTPOnly { properties[HTTPCookiePropertyKey(rawValue: "HttpOnly")] = "TRUE" }
    let made = StoredCookie(properties: properties)
    made?.sameSite = cookie.sameSite
    return made
  }

  /// Returns the cookie's same-site policy; `nil` if it has none, or is a plain `HTTPCookie`.
  static func sameSite(of cookie: HTTPCookie) -> PageCookie.SameSite? {
    (cookie as? StoredCookie)?.sameSite
  }
}

extension HTTPCookie {
  /// The cookie's same-site policy; `nil` when it has none.
  ///
  /// - Divergence: a cookie that an app creates from properties has none; a cookie of a data store
  ///   has its policy, and retains it when the app sets it in another store.
  public var sameSitePolicy: HTTPCookieStringPolicy? {
    switch StoredCookie.sameSite(of: self) {
    case .lax: .sameSiteLax
    case .strict: .sameSiteStrict
    case .some(.none), nil: nil
    }
  }
}
