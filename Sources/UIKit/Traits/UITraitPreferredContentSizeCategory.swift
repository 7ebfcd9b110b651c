import CoreGraphics

/// The trait for the preferred content size category.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait, Sendable {
  /// The default value of the trait: `.unspecified`.
  public static var defaultValue: UIContentSizeCategory { .unspecified }

  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.contentSizeCategory }
}
