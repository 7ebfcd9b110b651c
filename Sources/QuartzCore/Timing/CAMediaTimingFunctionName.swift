/// Constants that specify the system's timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The raw value of the name.
  public let rawValue: String

  /// Creates a name from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A constant velocity from start to end.
  public static let linear: CAMediaTimingFunctionName = .init(rawValue: "linear")
  /// Starts slowly and speeds up.
  public static let easeIn: CAMediaTimingFunctionName = .init(rawValue: "easeIn")
  /// Starts fast and slows down.
  public static let easeOut: CAMediaTimingFunctionName = .init(rawValue: "easeOut")
  /// Starts slowly, speeds up, and slows down before the end.
  public static let easeInEaseOut: CAMediaTimingFunctionName = .init(rawValue: "easeInEaseOut")
  /// The timing function of most animations of the system.
  public static let `default`: CAMediaTimingFunctionName = .init(rawValue: "default")
}
