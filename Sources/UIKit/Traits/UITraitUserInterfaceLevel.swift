import CoreGraphics

/// The trait for the elevation of the interface.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait, Sendable {
  /// The default value of the trait: `.unspecified`.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }

  /// A Boolean value that indicates that the trait affects colors.
  public static var affectsColorAppearance: Bool { true }

  static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}
