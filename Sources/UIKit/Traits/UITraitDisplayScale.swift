public import CoreGraphics

/// The trait for the display scale.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait, Sendable {
  /// The value where the trait is not set: 0.
  public static var defaultValue: CGFloat { 0 }

  static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}
