/// Constants for the kinds of a path's elements.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a new part; one point.
  case moveToPoint = 0
  /// A straight line; one point.
  case addLineToPoint = 1
  /// A quadratic curve; a control point and the end point.
  case addQuadCurveToPoint = 2
  /// A cubic curve; two control points and the end point.
  case addCurveToPoint = 3
  /// Closes the part; no points.
  case closeSubpath = 4
}
