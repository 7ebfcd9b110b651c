import CoreGraphics

/// The trait for the legibility weight.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait, Sendable {
  /// The default value of the trait: `.unspecified`.
  public static var defaultValue: UILegibilityWeight { .unspecified }

  static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}
