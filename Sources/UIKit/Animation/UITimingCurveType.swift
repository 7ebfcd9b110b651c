/// Constants for the types of timing information.
public enum UITimingCurveType: Int, Sendable {
  /// A built-in animation curve.
  case builtin = 0
  /// A cubic curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A cubic curve composed with a spring.
  case composed = 3
}
