/// Constants for functions that make a transform of numbers.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The string of the function.
  public let rawValue: String

  /// Creates a name from its string.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Rotates by radians about the x axis.
  public static let rotateX: CAValueFunctionName = .init(rawValue: "rotateX")
  /// Rotates by radians about the y axis.
  public static let rotateY: CAValueFunctionName = .init(rawValue: "rotateY")
  /// Rotates by radians about the z axis.
  public static let rotateZ: CAValueFunctionName = .init(rawValue: "rotateZ")
  /// Scales x, y and z by three numbers.
  public static let scale: CAValueFunctionName = .init(rawValue: "scale")
  /// Scales along the x axis by one number.
  public static let scaleX: CAValueFunctionName = .init(rawValue: "scaleX")
  /// Scales along the y axis by one number.
  public static let scaleY: CAValueFunctionName = .init(rawValue: "scaleY")
  /// Scales along the z axis by one number.
  public static let scaleZ: CAValueFunctionName = .init(rawValue: "scaleZ")
  /// Moves by three numbers, in points.
  public static let translate: CAValueFunctionName = .init(rawValue: "translate")
  /// Moves along the x axis, in points.
  public static let translateX: CAValueFunctionName = .init(rawValue: "translateX")
  /// Moves along the y axis, in points.
  public static let translateY: CAValueFunctionName = .init(rawValue: "translateY")
  /// Moves along the z axis, in points.
  public static let translateZ: CAValueFunctionName = .init(rawValue: "translateZ")
}
