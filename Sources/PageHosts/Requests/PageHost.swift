/// The hosts that can show a page.
package enum PageHost: String, Sendable, Hashable, CaseIterable, Codable {
  /// Safari, with the bars of the system's era.
  case safari
  /// A plain web view that fills a view controller inside a navigation controller.
  case wkwebview
  /// FanlightBrowser's web view in the same containers.
  case browser
  /// A web app from the Home Screen.
  case webapp

  /// The default hosts, which can show any page; only some pages are web apps.
  package static let standard: [PageHost] = [.safari, .wkwebview, .browser]
}
