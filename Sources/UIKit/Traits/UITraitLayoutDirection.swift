import CoreGraphics

/// The trait for the layout direction.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait, Sendable {
  /// The default value of the trait: `.unspecified`.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }

  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}
