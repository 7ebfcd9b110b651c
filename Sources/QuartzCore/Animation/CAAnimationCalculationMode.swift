/// Constants that specify how a keyframe animation computes intermediate values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value of the calculation mode.
  public let rawValue: String

  /// Creates a calculation mode from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Interpolates linearly between keyframes; the default.
  public static let linear: CAAnimationCalculationMode = .init(rawValue: "linear")
  /// Shows each keyframe's value until the next one.
  public static let discrete: CAAnimationCalculationMode = .init(rawValue: "discrete")
  /// Interpolates linearly between keyframes, at a constant pace.
  public static let paced: CAAnimationCalculationMode = .init(rawValue: "paced")
  /// Interpolates along a Catmull-Rom spline through the keyframes.
  public static let cubic: CAAnimationCalculationMode = .init(rawValue: "cubic")
  /// Interpolates along a Catmull-Rom spline through the keyframes, at a constant pace.
  public static let cubicPaced: CAAnimationCalculationMode = .init(rawValue: "cubicPaced")
}
