package import Foundation

extension SystemMetrics {
  /// The height of a search bar outside a navigation bar, in points: 44 until iOS 10, 56 until iOS 18,
  /// and 44 on iOS 26, where OUK measured it.
  package var searchBarHeight: CGFloat { version.major < 11 || version.major >= 26 ? 44 : 56 }

  /// The height of a search field, in points: 28 until iOS 10 and 36 from then on.
  package var searchFieldHeight: CGFloat { version.major < 11 ? 28 : 36 }

  /// The y of a search field in a navigation bar's slot of 52, in points; `nil` if it is centered.
  ///
  /// Source: old headers of UIKit.
  package var searchFieldTopInNavigationBar: CGFloat? { version.major < 26 ? 1 : nil }

  /// Whether search fields are capsules, beside a round cancel button, without a background.
  package var hasRoundSearchBars: Bool { version.major >= 26 }

  /// Whether a search bar may be in a navigation bar's row (`preferredSearchBarPlacement`).
  package var hasInlineSearchBars: Bool { version.major >= 16 }
}
