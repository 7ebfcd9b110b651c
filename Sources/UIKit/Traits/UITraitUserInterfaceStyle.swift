import CoreGraphics

/// The trait for the light or dark style.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait, Sendable {
  /// The default value of the trait: `.unspecified`.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }

  /// A Boolean value that indicates that the trait affects colors.
  public static var affectsColorAppearance: Bool { true }

  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}
