/// Constants that specify how to draw a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills the path using the winding rule.
  case fill = 0
  /// Fills the path using the even-odd rule.
  case eoFill = 1
  /// Strokes the path.
  case stroke = 2
  /// Fills the path using the winding rule, then strokes it.
  case fillStroke = 3
  /// Fills the path using the even-odd rule, then strokes it.
  case eoFillStroke = 4
}
