public import Foundation

/// A cookie of a store.
public struct PageCookie: Sendable, Hashable {
  /// The name.
  public var name: String
  /// The value.
  public var value: String
  /// The host, or, behind a dot, the domain that it is sent to.
  public var domain: String
  /// The path that it is sent to, and all below it.
  public var path: String
  /// When it ends; `nil` with the session.
  public var expires: Date?
  /// Whether it is sent over secure connections only.
  public var isSecure: Bool
  /// Whether scripts do not see it.
  public var isHTTPOnly: Bool
  /// Which requests of other sites' pages it goes with; `nil` where its server does not say.
  public var sameSite: SameSite?

  /// Which requests of other sites' pages a cookie goes with.
  public enum SameSite: String, Sendable, Hashable {
    /// With all of them; such a cookie has to be secure.
    case none = "None"
    /// With steps from page to page.
    case lax = "Lax"
    /// With none.
    case strict = "Strict"
  }

  /// Creates a cookie.
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
