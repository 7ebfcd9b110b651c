import DisplayList

/// Constants for the shape of the ends of a shape layer's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The string of the shape.
  public let rawValue: String

  /// Creates a shape from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The line ends at its end point; the default.
  public static let butt: CAShapeLayerLineCap = .init(rawValue: "butt")
  /// The line ends with half a disc.
  public static let round: CAShapeLayerLineCap = .init(rawValue: "round")
  /// The line goes on for half its width.
  public static let square: CAShapeLayerLineCap = .init(rawValue: "square")

  var displayCap: StrokeStyle.Cap { StrokeStyle.Cap(rawValue: rawValue) ?? .butt }
}
