/// Constants that specify the fill rule of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The raw value of the rule.
  public let rawValue: String

  /// Creates a rule from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The nonzero winding rule, which is the default.
  public static let nonZero: CAShapeLayerFillRule = .init(rawValue: "non-zero")
  /// The even-odd rule for the inside of the path.
  public static let evenOdd: CAShapeLayerFillRule = .init(rawValue: "even-odd")
}
