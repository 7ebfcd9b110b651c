/// The kinds of data that a site may have in a store.
public struct SiteData: Sendable, Hashable {
  /// The registrable domain of the site.
  public var site: String
  /// The kinds of data of the site.
  public var kinds: Set<PageDataKind>

  /// Creates a record of a site.
  public init(site: String, kinds: Set<PageDataKind>) {
    self.site = site
    self.kinds = kinds
  }

  /// Returns the site of a host: its last two labels, or three where the second-level label is short
  /// and below a country code ("example.co.uk").
  ///
  /// WebKit uses the Public Suffix List, which is not part of this library.
  package static func site(ofHost host: String) -> String {
    let host = host.lowercased()
    let names = host.split(separator: ".")
    guard names.count > 2, names.last?.allSatisfy(\.isNumber) != true else { return host }
    let isUnderCountry = names[names.count - 1].count == 2 && names[names.count - 2].count <= 3
    return names.suffix(isUnderCountry ? 3 : 2).joined(separator: ".")
  }

  /// Returns the site that a cookie belongs to.
  package static func site(of cookie: PageCookie) -> String {
    site(ofHost: String(cookie.domain.drop { $0 == "." }))
  }
}
