import UIKit

/// The style of Safari's bars in an era of the system (docs/spec/devices.md, section 6).
enum SafariChromeStyle: Sendable, Hashable {
  /// An address field at the top and a toolbar at the bottom, up to iOS 14.
  case addressAtTop
  /// An address field and buttons in one bar at the bottom, iOS 15 through 18.
  case addressAtBottom
  /// Capsules that float over the page, from iOS 26.
  case capsules

  /// Creates the style of a system version.
  init(system: SystemVersion) {
    switch system.major {
    case ..<15: self = .addressAtTop
    case ..<26: self = .addressAtBottom
    default: self = .capsules
    }
  }

  /// Whether the page tints the bar at the top.
  ///
  /// - Source: Safari 15's "Allow Website Tinting"; in Safari 26 the color comes from the content
  ///   below the bar.
  var takesPageColor: Bool { self == .addressAtBottom }
}
