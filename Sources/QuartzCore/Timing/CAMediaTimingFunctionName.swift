/// Constants for the system's timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The string of the function.
  public let rawValue: String

  /// Creates a name from its string.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The same speed all along.
  public static let linear: CAMediaTimingFunctionName = .init(rawValue: "linear")
  /// The speed is low at the beginning.
  public static let easeIn: CAMediaTimingFunctionName = .init(rawValue: "easeIn")
  /// The speed is low at the end.
  public static let easeOut: CAMediaTimingFunctionName = .init(rawValue: "easeOut")
  /// The speed is low at both ends.
  public static let easeInEaseOut: CAMediaTimingFunctionName = .init(rawValue: "easeInEaseOut")
  /// The function of most animations of the system.
  public static let `default`: CAMediaTimingFunctionName = .init(rawValue: "default")
}
