import UIKit

/// The color behind the status bar of a web app whose style is `default` (W353).
enum WebAppStripColor: Sendable, Hashable {
  /// The background of the system: white, from iOS 13 on black in dark mode.
  case system
  /// The page's theme color, or else its background.
  case themeColor
  /// The page's background.
  case background

  /// Chooses the color of a system.
  init(system: SystemVersion) {
    switch system.major {
    case ..<15: self = .system
    case ..<26: self = .themeColor
    default: self = .background
    }
  }

  /// Returns the color for a page's.
  func color(ofPage pageColor: UIColor?) -> UIColor {
    self == .system ? .systemBackground : pageColor ?? .systemBackground
  }
}
