import CoreGraphics

/// The trait for the legibility weight.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait, Sendable {
  /// The value where the trait is not set: `.unspecified`.
  public static var defaultValue: UILegibilityWeight { .unspecified }

  static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}
