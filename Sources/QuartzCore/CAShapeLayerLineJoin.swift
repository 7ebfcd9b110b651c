import DisplayList

/// Constants for the shape of the corners of a shape layer's line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The string of the shape.
  public let rawValue: String

  /// Creates a shape from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The outer edges meet in a point; the default.
  public static let miter: CAShapeLayerLineJoin = .init(rawValue: "miter")
  /// The corner is a part of a disc.
  public static let round: CAShapeLayerLineJoin = .init(rawValue: "round")
  /// The corner is cut off.
  public static let bevel: CAShapeLayerLineJoin = .init(rawValue: "bevel")

  var displayJoin: StrokeStyle.Join { StrokeStyle.Join(rawValue: rawValue) ?? .miter }
}
