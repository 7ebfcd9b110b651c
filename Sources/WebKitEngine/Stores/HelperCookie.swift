import EngineSupport
import Foundation
import WebEngine

/// A cookie in the helper's protocol.
struct HelperCookie: Decodable {
  let name: String
  let value: String
  let domain: String
  let path: String
  let expires: Double?
  let isSecure: Bool
  let isHTTPOnly: Bool
  let sameSite: String?

  /// The cookie.
  var cookie: PageCookie {
    PageCookie(
      name: name, value: value, domain: domain, path: path,
      expires: expires.map { Date(timeIntervalSince1970: $0) }, isSecure: isSecure,
      isHTTPOnly: isHTTPOnly, sameSite: sameSite.flatMap(PageCookie.SameSite.init))
  }

  /// Returns a cookie as a parameter of a command.
  static func json(_ cookie: PageCookie) -> JSON {
    var members: [String: JSON] = [
      "name": .string(cookie.name), "value": .string(cookie.value),
      "domain": .string(cookie.domain), "path": .string(cookie.path),
      "isSecure": .bool(cookie.isSecure), "isHTTPOnly": .bool(cookie.isHTTPOnly),
    ]
    if let expires = cookie.expires {
      members["expires"] = .integer(Int(expires.timeIntervalSince1970.rounded()))
    }
    if let sameSite = cookie.sameSite { members["sameSite"] = .string(sameSite.rawValue) }
    return .object(members)
  }
}
