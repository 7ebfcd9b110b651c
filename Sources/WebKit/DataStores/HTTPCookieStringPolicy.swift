import Foundation

/// Which requests of other sites' pages a cookie goes with.
///
/// Stands for Foundation's type, which there is not on Linux.
public struct HTTPCookieStringPolicy: RawRepresentable, Sendable, Hashable {
  /// Apple's word.
  public let rawValue: String

  /// Creates a policy of Apple's word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The cookie goes with steps from page to page.
  public static let sameSiteLax: HTTPCookieStringPolicy = .init(rawValue: "lax")

  /// The cookie goes with no request of another site's page.
  public static let sameSiteStrict: HTTPCookieStringPolicy = .init(rawValue: "strict")
}
