public import Foundation

/// A cookie in a store.
public struct PageCookie: Sendable, Hashable {
  /// The name of the cookie.
  public var name: String
  /// The value of the cookie.
  public var value: String
  /// The host of the cookie, or, with a leading dot, its domain.
  public var domain: String
  /// The path prefix of the requests that include the cookie.
  public var path: String
  /// The expiration date; `nil` for a session cookie.
  public var expires: Date?
  /// A Boolean value that indicates whether the cookie is sent over secure connections only.
  public var isSecure: Bool
  /// A Boolean value that indicates whether the cookie is hidden from scripts.
  public var isHTTPOnly: Bool
  /// The `SameSite` attribute of the cookie; `nil` if there is none.
  public var sameSite: SameSite?

  /// The values of the `SameSite` attribute.
  public enum SameSite: String, Sendable, Hashable {
    /// Sent with all cross-site requests; the cookie must be secure.
    case none = "None"
    /// Sent with cross-site navigations only.
    case lax = "Lax"
    /// Sent with same-site requests only.
    case strict = "Strict"
  }

  /// Creates a cookie for a domain.
  public init(
    name: String, value: String, domain: String, path: String = "/", expires: Date? = nil,
    isSecure: Bool = false, isHTTPOnly: Bool = false, sameSite: SameSite? = nil
  ) {
    self.name = name
    self.value = value
    self.domain = domain
    self.path = path
    self.expires = expires
    self.isSecure = isSecure
    self.isHTTPOnly = isHTTPOnly
    self.sameSite = sameSite
  }
}
