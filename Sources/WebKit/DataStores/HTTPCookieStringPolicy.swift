import Foundation

/// The policy for sending a cookie with cross-site requests (`SameSite`).
///
/// Replaces Foundation's type, which Linux lacks.
public struct HTTPCookieStringPolicy: RawRepresentable, Sendable, Hashable {
  /// The raw value, as Foundation spells it.
  public let rawValue: String

  /// Creates a policy from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Among cross-site requests, only top-level navigations send the cookie.
  public static let sameSiteLax: HTTPCookieStringPolicy = .init(rawValue: "lax")

  /// No cross-site request sends the cookie.
  public static let sameSiteStrict: HTTPCookieStringPolicy = .init(rawValue: "strict")
}
