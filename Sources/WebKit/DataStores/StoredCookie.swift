import Foundation
public import FoundationNetworking
import WebEngine

/// A cookie that was read from a data store.
///
/// Foundation on Linux has no place for what a cookie says of other sites, so it stands here.
final class StoredCookie: HTTPCookie, @unchecked Sendable {
  // Sendable as its superclass is: it is set once, before anybody else sees the cookie.
  private var sameSite: PageCookie.SameSite?

  /// Foundation's cookie; `nil` where it has no word for it.
  static func make(_ cookie: PageCookie) -> StoredCookie? {
    var properties: [HTTPCookiePropertyKey: Any] = [
      .name: cookie.name, .value: cookie.value, .domain: cookie.domain, .path: cookie.path,
    ]
    if let expires = cookie.expires {
      properties[.expires] = expires
    } else {
      // Foundation takes a cookie without an end for one that lasts, unless it is told.
      properties[.discard] = "TRUE"
    }
    if cookie.isSecure { properties[.secure] = "TRUE" }
    // The key has no name of its own; it is the attribute's.
    if cookie.isHTTPOnly { properties[HTTPCookiePropertyKey(rawValue: "HttpOnly")] = "TRUE" }
    let made = StoredCookie(properties: properties)
    made?.sameSite = cookie.sameSite
    return made
  }

  /// What the cookie says of other sites; `nil` where it does not, or where it is Foundation's own.
  static func sameSite(of cookie: HTTPCookie) -> PageCookie.SameSite? {
    (cookie as? StoredCookie)?.sameSite
  }
}

extension HTTPCookie {
  /// The cookie's same-site policy; `nil` when it has none.
  ///
  /// - Divergence: a cookie that an app makes of properties has none; those of a data store have
  ///   theirs, and keep it on their way to another.
  public var sameSitePolicy: HTTPCookieStringPolicy? {
    switch StoredCookie.sameSite(of: self) {
    case .lax: .sameSiteLax
    case .strict: .sameSiteStrict
    case .some(.none), nil: nil
    }
  }
}
