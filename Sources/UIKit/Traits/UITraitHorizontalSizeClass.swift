import CoreGraphics

/// The trait for the horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait, Sendable {
  /// The default value of the trait: `.unspecified`.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }

  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}
