package import Foundation

extension SystemMetrics {
  /// Whether layout margins include the safe area, which was introduced with iOS 11 (S5.2).
  package var hasSafeAreaInMargins: Bool { version.major >= 11 }

  /// Whether the margins of a controller's view are set by the system only (S5.9).
  package var fixesMarginsOfControllers: Bool { version.major < 11 }

  /// The width from which the minimum margin at the sides of a controller's view is 20 instead of 16
  /// points (S5.8, Q6).
  package var wideMarginThreshold: CGFloat { version.major >= 26 ? 390 : 414 }

  /// The maximum readable width, in points: 672 until iOS 18 and 920 from iOS 26 on (Q22).
  package var maximumReadableWidth: CGFloat { version.major >= 26 ? 920 : 672 }

  /// The width up to which views are never narrowed, in points: 1008 on iOS 26 (S5.14).
  package var readableWidthThreshold: CGFloat { version.major >= 26 ? 1008 : 0 }
}
