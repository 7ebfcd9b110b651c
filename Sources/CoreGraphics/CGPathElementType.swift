/// Constants that specify the type of a path element.
public enum CGPathElementType: Int32, Sendable {
  /// Starts a new subpath; has one point.
  case moveToPoint = 0
  /// Adds a straight line; has one point.
  case addLineToPoint = 1
  /// Adds a quadratic curve; has a control point and an end point.
  case addQuadCurveToPoint = 2
  /// Adds a cubic curve; has two control points and an end point.
  case addCurveToPoint = 3
  /// Closes the subpath; has no points.
  case closeSubpath = 4
}
