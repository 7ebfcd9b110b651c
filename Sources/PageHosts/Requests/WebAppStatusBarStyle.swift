import Foundation

/// The values of `apple-mobile-web-app-status-bar-style`.
package enum WebAppStatusBarStyle: String, Sendable, Hashable, CaseIterable, Codable {
  /// The status bar is above the page.
  case `default`
  /// The status bar is above the page, on black.
  case black
  /// The page begins at the top of the screen, behind the status bar.
  case blackTranslucent = "black-translucent"

  /// Creates the style of a page's meta element; `default` for an unknown value or none.
  package init(meta content: String?) {
    let word = content?.trimmingCharacters(in: .whitespacesAndNewlines).lowercased() ?? ""
    self = Self(rawValue: word) ?? .default
  }
}
