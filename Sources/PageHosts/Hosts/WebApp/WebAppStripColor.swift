import UIKit

/// The color behind the status bar of a web app whose style is `default` (W353).
enum WebAppStripColor: Sendable, Hashable {
  /// The system background color: white or, in dark mode from iOS 13, black.
  case system
  /// The page's theme color, otherwise its background color.
  case themeColor
  /// The page's background color.
  case background

  /// Creates the color of a system version.
  init(system: SystemVersion) {
    switch system.major {
    case ..<15: self = .system
    case ..<26: self = .themeColor
    default: self = .background
    }
  }

  /// Returns the color of the strip for a page's color.
  func color(ofPage pageColor: UIColor?) -> UIColor {
    self == .system ? .systemBackground : pageColor ?? .systemBackground
  }
}
