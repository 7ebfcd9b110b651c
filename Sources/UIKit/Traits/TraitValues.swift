import Foundation

/// The traits as one value.
struct TraitValues: Hashable, Sendable {
  var idiom: UIUserInterfaceIdiom = .unspecified
  var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
  var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
  var displayScale: CGFloat = 0
  var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
  var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
  var contentSizeCategory: UIContentSizeCategory = .unspecified
  var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
  var accessibilityContrast: UIAccessibilityContrast = .unspecified
  var legibilityWeight: UILegibilityWeight = .unspecified
  /// The traits that the app has defined, by their types.
  var custom: [ObjectIdentifier: TraitBox] = [:]

  /// Returns these traits, overridden by those that `other` specifies.
  func overridden(by other: TraitValues) -> TraitValues {
    var result = self
    if other.idiom != .unspecified { result.idiom = other.idiom }
    if other.horizontalSizeClass != .unspecified {
      result.horizontalSizeClass = other.horizontalSizeClass
    }
    if other.verticalSizeClass != .unspecified {
      result.verticalSizeClass = other.verticalSizeClass
    }
    if other.displayScale != 0 { result.displayScale = other.displayScale }
    if other.layoutDirection != .unspecified { result.layoutDirection = other.layoutDirection }
    if other.userInterfaceStyle != .unspecified {
      result.userInterfaceStyle = other.userInterfaceStyle
    }
    if other.userInterfaceLevel != .unspecified {
      result.userInterfaceLevel = other.userInterfaceLevel
    }
    if other.accessibilityContrast != .unspecified {
      result.accessibilityContrast = other.accessibilityContrast
    }
    if other.legibilityWeight != .unspecified { result.legibilityWeight = other.legibilityWeight }
    if !other.custom.isEmpty { result.custom.merge(other.custom) { $1 } }
    if other.contentSizeCategory != .unspecified {
      result.contentSizeCategory = other.contentSizeCategory
    }
    return result
  }
}
