import CoreGraphics

/// The trait for the vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait, Sendable {
  /// The value where the trait is not set: `.unspecified`.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}
