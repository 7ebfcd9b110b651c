import Foundation
import WebEngine

/// The app-bound domains: `WKAppBoundDomains` in the information property list of an app.
struct AppBoundDomains: Sendable {
  /// The domains of the main bundle; `nil` if it lists none, so that no view is limited.
  static var main: AppBoundDomains? {
    AppBoundDomains(Bundle.main.object(forInfoDictionaryKey: "WKAppBoundDomains"))
  }

  private let sites: Set<String>
  private let schemes: Set<String>

  /// Parses hosts such as "example.com" and schemes such as "shop:"; `nil` for an empty list.
  init?(_ list: Any?) {
    guard let entries = list as? [String], !entries.isEmpty else { return nil }
    schemes = Set(
      entries.filter { $0.hasSuffix(":") }.map { String($0.dropLast()).lowercased() })
    sites = Set(entries.filter { !$0.hasSuffix(":") }.map { SiteData.site(ofHost: $0) })
  }

  /// Returns whether a limited view may navigate to a URL: one of these sites or schemes, or one that
  /// involves no server.
  func contain(_ url: URL) -> Bool {
    let scheme = url.scheme?.lowercased() ?? ""
    if ["file", "about", "data", "blob", "javascript"].contains(scheme) { return true }
    if schemes.contains(scheme) { return true }
    guard let host = url.host()?.lowercased() else { return false }
    return host == "localhost" || sites.contains(SiteData.site(ofHost: host))
  }
}
