import CoreGraphics

/// The trait for the accessibility contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait, Sendable {
  /// The default value of the trait: `.unspecified`.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }

  /// A Boolean value that indicates that the trait affects colors.
  public static var affectsColorAppearance: Bool { true }

  static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}
