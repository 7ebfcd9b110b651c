/// Constants for the rule that says what is inside of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The string of the rule.
  public let rawValue: String

  /// Creates a rule from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// What the path winds around is inside; the default.
  public static let nonZero: CAShapeLayerFillRule = .init(rawValue: "non-zero")
  /// What a ray leaves across an odd number of lines is inside.
  public static let evenOdd: CAShapeLayerFillRule = .init(rawValue: "even-odd")
}
