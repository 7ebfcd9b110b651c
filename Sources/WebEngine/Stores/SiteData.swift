/// What a site may have left in a store.
public struct SiteData: Sendable, Hashable {
  /// The site: the part of its hosts that is registered.
  public var site: String
  /// What may be there.
  public var kinds: Set<PageDataKind>

  /// Describes a site.
  public init(site: String, kinds: Set<PageDataKind>) {
    self.site = site
    self.kinds = kinds
  }

  /// The site of a host: the last two names of it, or three where the last but one is short and stands
  /// under a country ("example.co.uk").
  ///
  /// WebKit asks the list of public suffixes, which is not part of this library.
  package static func site(ofHost host: String) -> String {
    let host = host.lowercased()
    let names = host.split(separator: ".")
    guard names.count > 2, names.last?.allSatisfy(\.isNumber) != true else { return host }
    let isUnderCountry = names[names.count - 1].count == 2 && names[names.count - 2].count <= 3
    return names.suffix(isUnderCountry ? 3 : 2).joined(separator: ".")
  }

  /// The site that a cookie belongs to.
  package static func site(of cookie: PageCookie) -> String {
    site(ofHost: String(cookie.domain.drop { $0 == "." }))
  }
}
