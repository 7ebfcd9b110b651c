import Simulator
import UIKit

extension Simulator {
  /// Sets the user's settings from traits, and overrides the other traits of the window; unspecified traits
  /// are left unchanged.
  func apply(_ traits: UITraitCollection) {
    if traits.userInterfaceStyle != .unspecified {
      userInterfaceStyle = traits.userInterfaceStyle
    }
    if traits.layoutDirection != .unspecified { layoutDirection = traits.layoutDirection }
    if traits.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = traits.preferredContentSizeCategory
    }
    if traits.accessibilityContrast != .unspecified {
      increasesContrast = traits.accessibilityContrast == .high
    }
    if traits.legibilityWeight != .unspecified {
      showsBoldText = traits.legibilityWeight == .bold
    }
    let own = window.traitCollection
    if traits.horizontalSizeClass != .unspecified,
      traits.horizontalSizeClass != own.horizontalSizeClass
    {
      window.traitOverrides.horizontalSizeClass = traits.horizontalSizeClass
    }
    if traits.verticalSizeClass != .unspecified, traits.verticalSizeClass != own.verticalSizeClass {
      window.traitOverrides.verticalSizeClass = traits.verticalSizeClass
    }
    if traits.userInterfaceIdiom != .unspecified,
      traits.userInterfaceIdiom != own.userInterfaceIdiom
    {
      window.traitOverrides.userInterfaceIdiom = traits.userInterfaceIdiom
    }
    if traits.displayScale > 0, traits.displayScale != own.displayScale {
      window.traitOverrides.displayScale = traits.displayScale
    }
  }
}
