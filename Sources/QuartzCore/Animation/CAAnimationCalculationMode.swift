/// Constants for how the values between two keyframes are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The string of the mode.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The values lie on lines between the keyframes; the default.
  public static let linear: CAAnimationCalculationMode = .init(rawValue: "linear")
  /// Each keyframe's value holds until the next.
  public static let discrete: CAAnimationCalculationMode = .init(rawValue: "discrete")
  /// The values lie on lines between the keyframes, and change at one speed.
  public static let paced: CAAnimationCalculationMode = .init(rawValue: "paced")
  /// The values lie on a curve through the keyframes.
  public static let cubic: CAAnimationCalculationMode = .init(rawValue: "cubic")
  /// The values lie on a curve through the keyframes, and change at one speed.
  public static let cubicPaced: CAAnimationCalculationMode = .init(rawValue: "cubicPaced")
}
