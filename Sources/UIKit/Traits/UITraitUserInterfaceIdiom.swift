import CoreGraphics

/// The trait for the user interface idiom.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait, Sendable {
  /// The default value of the trait: `.unspecified`.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }

  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.idiom }
}
