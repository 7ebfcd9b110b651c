/// The hosts that can show a page.
package enum PageHost: String, Sendable, Hashable, CaseIterable, Codable {
  /// Safari, with the bars of the system's era.
  case safari
  /// A plain web view that fills a controller inside a navigation controller.
  case wkwebview
  /// The browser component of this project in the same place.
  case browser
  /// A web app from the home screen.
  case webapp

  /// The hosts that show any page, which are the default; only some pages are web apps.
  package static let standard: [PageHost] = [.safari, .wkwebview, .browser]
}
