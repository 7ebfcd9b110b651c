import CoreGraphics

/// The trait for the layout direction.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait, Sendable {
  /// The value where the trait is not set: `.unspecified`.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }

  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}
