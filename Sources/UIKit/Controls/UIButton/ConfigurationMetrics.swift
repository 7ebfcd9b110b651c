import Foundation

/// The lengths of configured buttons, in points.
///
/// Sources: what developers read from `UIButton.Configuration` (insets 7 and 12, large 15 and 20,
/// small and mini 5 and 10; radii 5.95, large 8.75, small and mini 14) and from view hierarchies of
/// iOS 26.5 (heights 28, 34 and 50; fonts 15 below medium, else 17). The subtitle's font and the
/// radii of the fixed corner styles are guessed.
@MainActor
enum ConfigurationMetrics {
  static func insets(_ size: UIButton.Configuration.Size) -> NSDirectionalEdgeInsets {
    let (vertical, horizontal): (CGFloat, CGFloat) =
      switch size {
      case .mini, .small: (5, 10)
      case .medium: (7, 12)
      case .large: (15, 20)
      }
    return NSDirectionalEdgeInsets(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  static func titleFont(
    _ size: UIButton.Configuration.Size, _ traits: UITraitCollection
  ) -> UIFont {
    let isSmall = size == .mini || size == .small
    return .preferredFont(forTextStyle: isSmall ? .subheadline : .body, compatibleWith: traits)
  }

  static func subtitleFont(
    _ size: UIButton.Configuration.Size, _ traits: UITraitCollection
  ) -> UIFont {
    let isSmall = size == .mini || size == .small
    return .preferredFont(forTextStyle: isSmall ? .caption2 : .footnote, compatibleWith: traits)
  }

  /// Returns the radius of the background's corners in a button of some height.
  static func radius(
    _ configuration: UIButton.Configuration, height: CGFloat, metrics: ControlMetrics
  ) -> CGFloat {
    let half = height / 2
    let isUnchanged = configuration.background.cornerRadius == 5.95
    switch configuration.cornerStyle {
    case .capsule: return half
    case .small: return min(half, 4)
    case .medium: return min(half, 5.95)
    case .large: return min(half, 8.75)
    case .fixed: return min(half, configuration.background.cornerRadius)
    case .dynamic:
      guard isUnchanged else { return min(half, configuration.background.cornerRadius) }
      if metrics.hasCapsuleButtons || configuration.style == .glass { return half }
      switch configuration.buttonSize {
      case .mini, .small: return min(half, 14)
      case .medium: return 5.95
      case .large: return 8.75
      }
    }
  }
}
