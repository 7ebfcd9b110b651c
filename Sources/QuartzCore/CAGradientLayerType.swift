/// Constants for the shape of a gradient layer's gradient.
///
/// A conic gradient is not drawn here, and so not declared.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The string of the shape.
  public let rawValue: String

  /// Creates a shape from its name; an unknown one is drawn along a line.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along the line from the start to the end point; the default.
  public static let axial: CAGradientLayerType = .init(rawValue: "axial")
  /// In an ellipse around the start point, to a corner of which the end point is.
  public static let radial: CAGradientLayerType = .init(rawValue: "radial")
}
