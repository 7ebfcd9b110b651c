import DeviceCatalog
import Simulator
import UIKit
import WebKit

extension Simulator {
  /// Applies a user's settings.
  func apply(_ settings: DeviceSettings) {
    // Dark mode is available from iOS 13.
    if settings.colorScheme == .dark, system >= SystemRelease(13) { userInterfaceStyle = .dark }
    if settings.textSize != .large {
      preferredContentSizeCategory = UIContentSizeCategory(settings.textSize)
    }
    if settings.isRightToLeft { layoutDirection = .rightToLeft }
  }
}

extension UIContentSizeCategory {
  /// Creates the category of a text size.
  init(_ size: TextSize) {
    switch size {
    case .extraSmall: self = .extraSmall
    case .small: self = .small
    case .medium: self = .medium
    case .large: self = .large
    case .extraLarge: self = .extraLarge
    case .extraExtraLarge: self = .extraExtraLarge
    case .extraExtraExtraLarge: self = .extraExtraExtraLarge
    case .accessibilityMedium: self = .accessibilityMedium
    case .accessibilityLarge: self = .accessibilityLarge
    case .accessibilityExtraLarge: self = .accessibilityExtraLarge
    case .accessibilityExtraExtraLarge: self = .accessibilityExtraExtraLarge
    case .accessibilityExtraExtraExtraLarge: self = .accessibilityExtraExtraExtraLarge
    }
  }
}

extension ScreenRun {
  /// Whether the page is taller than the visible rectangle.
  var canScroll: Bool {
    let scrollView = webView.scrollView
    let insets = scrollView.adjustedContentInset
    return scrollView.contentSize.height > scrollView.bounds.height - insets.top - insets.bottom
  }

  /// Minimizes or expands Safari's bars; other hosts have no bars that minimize.
  ///
  /// - Returns: Whether the page's viewport may have changed.
  @discardableResult
  func setSafariBars(_ bars: SafariBars) -> Bool {
    guard let safari = app as? SafariHost, safari.minimizesBars != (bars == .minimized) else {
      return false
    }
    safari.minimizesBars = bars == .minimized
    simulator.layOut()
    return true
  }
}
