public import CoreGraphics

/// The trait for the user interface idiom.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait, Sendable {
  /// The value where the trait is not set: `.unspecified`.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }

  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.idiom }
}

/// The trait for the horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait, Sendable {
  /// The value where the trait is not set: `.unspecified`.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The trait for the vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait, Sendable {
  /// The value where the trait is not set: `.unspecified`.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The trait for the display scale.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait, Sendable {
  /// The value where the trait is not set: 0.
  public static var defaultValue: CGFloat { 0 }

  static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The trait for the layout direction.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait, Sendable {
  /// The value where the trait is not set: `.unspecified`.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }

  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// The trait for the light or dark style.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait, Sendable {
  /// The value where the trait is not set: `.unspecified`.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }

  /// A Boolean value that indicates that the trait affects colors.
  public static var affectsColorAppearance: Bool { true }

  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The trait for the elevation of the interface.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait, Sendable {
  /// The value where the trait is not set: `.unspecified`.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }

  /// A Boolean value that indicates that the trait affects colors.
  public static var affectsColorAppearance: Bool { true }

  static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The trait for the accessibility contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait, Sendable {
  /// The value where the trait is not set: `.unspecified`.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }

  /// A Boolean value that indicates that the trait affects colors.
  public static var affectsColorAppearance: Bool { true }

  static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// The trait for the legibility weight.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait, Sendable {
  /// The value where the trait is not set: `.unspecified`.
  public static var defaultValue: UILegibilityWeight { .unspecified }

  static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// The trait for the preferred content size category.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait, Sendable {
  /// The value where the trait is not set: `.unspecified`.
  public static var defaultValue: UIContentSizeCategory { .unspecified }

  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.contentSizeCategory }
}
