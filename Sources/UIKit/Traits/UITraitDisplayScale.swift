public import CoreGraphics

/// The trait for the display scale.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait, Sendable {
  /// The default value of the trait: 0.
  public static var defaultValue: CGFloat { 0 }

  static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}
