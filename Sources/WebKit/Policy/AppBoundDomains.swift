import Foundation
import WebEngine

/// The domains that an app calls its own: `WKAppBoundDomains` in its bundle's information.
struct AppBoundDomains: Sendable {
  /// The app's; `nil` where it names none, and no view is kept within them.
  static var ofApp: AppBoundDomains? {
    AppBoundDomains(Bundle.main.object(forInfoDictionaryKey: "WKAppBoundDomains"))
  }

  private let sites: Set<String>
  private let schemes: Set<String>

  /// Reads hosts such as "example.com" and schemes such as "shop:".
  init?(_ list: Any?) {
    guard let words = list as? [String], !words.isEmpty else { return nil }
    schemes = Set(
      words.filter { $0.hasSuffix(":") }.map { String($0.dropLast()).lowercased() })
    sites = Set(words.filter { !$0.hasSuffix(":") }.map { SiteData.site(ofHost: $0) })
  }

  /// Whether a view that is kept within them may go somewhere: to any page of these sites, and to what
  /// comes from no server.
  func contain(_ url: URL) -> Bool {
    let scheme = url.scheme?.lowercased() ?? ""
    if ["file", "about", "data", "blob", "javascript"].contains(scheme) { return true }
    if schemes.contains(scheme) { return true }
    guard let host = url.host()?.lowercased() else { return false }
    return host == "localhost" || sites.contains(SiteData.site(ofHost: host))
  }
}
