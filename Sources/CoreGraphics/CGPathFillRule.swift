/// Constants that specify which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
  /// The winding rule: points around which the path winds are inside.
  case winding = 0
  /// The even-odd rule: points from which a ray crosses the path an odd number of times are inside.
  case evenOdd = 1
}
