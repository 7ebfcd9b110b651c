import CoreGraphics

/// The trait for the user interface idiom.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait, Sendable {
  /// The value where the trait is not set: `.unspecified`.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }

  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.idiom }
}
