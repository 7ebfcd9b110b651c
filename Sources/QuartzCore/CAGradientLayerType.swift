/// Constants that specify the type of a gradient layer.
///
/// Conic gradients are not supported, and so not declared.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The raw value of the type.
  public let rawValue: String

  /// Creates a type from its raw value; an unknown type is drawn as an axial gradient.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A gradient along the line from the start point to the end point; the default.
  public static let axial: CAGradientLayerType = .init(rawValue: "axial")
  /// A gradient in an ellipse whose center is the start point; the end point is a corner of its bounding box.
  public static let radial: CAGradientLayerType = .init(rawValue: "radial")
}
