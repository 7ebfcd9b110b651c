/// The layout direction of a trait environment.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// The trait is not set.
  case unspecified = -1
  /// The layout is left to right.
  case leftToRight = 0
  /// The layout is right to left.
  case rightToLeft = 1
}
