/// The hosts that can show a page.
package enum PageHost: String, Sendable, Hashable, CaseIterable, Codable {
  /// Safari, with the bars of the system's era.
  case safari
  /// A plain web view that fills a controller inside a navigation controller.
  case wkwebview
  /// The browser component of this project in the same place.
  case browser
}
