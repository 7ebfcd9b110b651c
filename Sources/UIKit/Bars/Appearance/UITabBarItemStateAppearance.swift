public import Foundation

/// The appearance of a tab bar's items in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The text attributes of the title: font and color.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The offset of the title, in points.
  open var titlePositionAdjustment: UIOffset = .zero

  /// The color of the image; `nil` is the system's.
  open var iconColor: UIColor?

  /// The color of the badge; `nil` is red.
  open var badgeBackgroundColor: UIColor?

  /// The text attributes of the badge: font and color.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The offset of the badge, in points.
  open var badgePositionAdjustment: UIOffset = .zero

  func clear() { apply(UITabBarItemStateAppearance()) }

  func apply(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgePositionAdjustment = other.badgePositionAdjustment
  }
}
