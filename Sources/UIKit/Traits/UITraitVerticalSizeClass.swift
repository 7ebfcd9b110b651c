import CoreGraphics

/// The trait for the vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait, Sendable {
  /// The default value of the trait: `.unspecified`.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}
