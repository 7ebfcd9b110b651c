import Foundation

/// The policy for sending a cookie with cross-site requests (`SameSite`).
///
/// Stands for Foundation's type, which Linux lacks.
public struct HTTPCookieStringPolicy: RawRepresentable, Sendable, Hashable {
  /// The raw value, as Foundation spells it.
  public let rawValue: String

  /// Creates a policy of Apple's word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The cookie goes with steps from page to page.
  public static let sameSiteLax: HTTPCookieStringPolicy = .init(rawValue: "lax")

  /// The cookie goes with no request of another site's page.
  public static let sameSiteStrict: HTTPCookieStringPolicy = .init(rawValue: "strict")
}
