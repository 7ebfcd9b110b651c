import DisplayList

/// Constants that specify the shape of the joints of a shape layer's line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The raw value of the shape.
  public let rawValue: String

  /// Creates a shape from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The outer edges meet in a point; the default.
  public static let miter: CAShapeLayerLineJoin = .init(rawValue: "miter")
  /// The outer corner of the joint is rounded.
  public static let round: CAShapeLayerLineJoin = .init(rawValue: "round")
  /// The outer corner of the joint is cut off.
  public static let bevel: CAShapeLayerLineJoin = .init(rawValue: "bevel")

  var displayJoin: StrokeStyle.Join { StrokeStyle.Join(rawValue: rawValue) ?? .miter }
}
