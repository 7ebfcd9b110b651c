/// Constants that specify a value function.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The raw value of the name.
  public let rawValue: String

  /// Creates a name from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Rotates about the x-axis by an angle in radians.
  public static let rotateX: CAValueFunctionName = .init(rawValue: "rotateX")
  /// Rotates about the y-axis by an angle in radians.
  public static let rotateY: CAValueFunctionName = .init(rawValue: "rotateY")
  /// Rotates about the z-axis by an angle in radians.
  public static let rotateZ: CAValueFunctionName = .init(rawValue: "rotateZ")
  /// Scales along the three axes by three numbers.
  public static let scale: CAValueFunctionName = .init(rawValue: "scale")
  /// Scales along the x-axis by one number.
  public static let scaleX: CAValueFunctionName = .init(rawValue: "scaleX")
  /// Scales along the y-axis by one number.
  public static let scaleY: CAValueFunctionName = .init(rawValue: "scaleY")
  /// Scales along the z-axis by one number.
  public static let scaleZ: CAValueFunctionName = .init(rawValue: "scaleZ")
  /// Translates along the three axes by three numbers, in points.
  public static let translate: CAValueFunctionName = .init(rawValue: "translate")
  /// Translates along the x-axis, in points.
  public static let translateX: CAValueFunctionName = .init(rawValue: "translateX")
  /// Translates along the y-axis, in points.
  public static let translateY: CAValueFunctionName = .init(rawValue: "translateY")
  /// Translates along the z-axis, in points.
  public static let translateZ: CAValueFunctionName = .init(rawValue: "translateZ")
}
