import UIKit

/// The style of Safari's bars in an era of the system (docs/spec/devices.md, section 6).
enum SafariChromeStyle: Sendable, Hashable {
  /// An address bar at the top and a toolbar at the bottom, up to iOS 14.
  case addressAtTop
  /// Address and tools in one bar at the bottom, iOS 15 through 18.
  case addressAtBottom
  /// Capsules that float over the page, from iOS 26.
  case capsules

  /// Chooses the style of a system.
  init(system: SystemVersion) {
    switch system.major {
    case ..<15: self = .addressAtTop
    case ..<26: self = .addressAtBottom
    default: self = .capsules
    }
  }

  /// Whether the page tints the bar at the top.
  ///
  /// - Source: Safari 15's "Allow Website Tinting"; Safari 26 leaves it to what lies below.
  var takesPageColor: Bool { self == .addressAtBottom }
}
