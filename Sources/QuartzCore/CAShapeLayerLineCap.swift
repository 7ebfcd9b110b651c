import DisplayList

/// Constants that specify the shape of the ends of a shape layer's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The raw value of the shape.
  public let rawValue: String

  /// Creates a shape from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The line ends squarely at its end point; the default.
  public static let butt: CAShapeLayerLineCap = .init(rawValue: "butt")
  /// The line ends in a semicircle around its end point.
  public static let round: CAShapeLayerLineCap = .init(rawValue: "round")
  /// The line ends squarely, half its width beyond the end point.
  public static let square: CAShapeLayerLineCap = .init(rawValue: "square")

  var displayCap: StrokeStyle.Cap { StrokeStyle.Cap(rawValue: rawValue) ?? .butt }
}
