/// Constants for the rule that says which points are inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// Points that the path winds around are inside.
  case winding = 0
  /// Points that a ray leaves across an odd number of lines are inside.
  case evenOdd = 1
}
