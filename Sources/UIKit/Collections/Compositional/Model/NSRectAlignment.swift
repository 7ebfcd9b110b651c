/// Alignments with the edges of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// No alignment, as the default.
  case none = 0
  /// Above, in the middle.
  case top = 1
  /// Above, where lines of text begin.
  case topLeading = 2
  /// Beside, where lines of text begin.
  case leading = 3
  /// Below, where lines of text begin.
  case bottomLeading = 4
  /// Below, in the middle.
  case bottom = 5
  /// Below, where lines of text end.
  case bottomTrailing = 6
  /// Beside, where lines of text end.
  case trailing = 7
  /// Above, where lines of text end.
  case topTrailing = 8
}
