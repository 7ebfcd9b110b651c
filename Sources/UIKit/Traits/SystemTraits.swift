public import CoreGraphics

/// The trait of the kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait, Sendable {
  /// Nothing is said.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }

  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.idiom }
}

/// The trait of the room from side to side.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait, Sendable {
  /// Nothing is said.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The trait of the room from top to bottom.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait, Sendable {
  /// Nothing is said.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The trait of pixels per point.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait, Sendable {
  /// Nothing: 0.
  public static var defaultValue: CGFloat { 0 }

  static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The trait of the writing direction.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait, Sendable {
  /// Nothing is said.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }

  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// The trait of light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait, Sendable {
  /// Nothing is said.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }

  /// It does.
  public static var affectsColorAppearance: Bool { true }

  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The trait of whether the interface lies above another one.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait, Sendable {
  /// Nothing is said.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }

  /// It does.
  public static var affectsColorAppearance: Bool { true }

  static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The trait of how strong contrasts are.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait, Sendable {
  /// Nothing is said.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }

  /// It does.
  public static var affectsColorAppearance: Bool { true }

  static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// The trait of whether text is bold.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait, Sendable {
  /// Nothing is said.
  public static var defaultValue: UILegibilityWeight { .unspecified }

  static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// The trait of the text size that the user has chosen.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait, Sendable {
  /// Nothing is said.
  public static var defaultValue: UIContentSizeCategory { .unspecified }

  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.contentSizeCategory }
}
