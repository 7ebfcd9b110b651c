/// Alignments with the edges of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// No alignment, which is the default.
  case none = 0
  /// Above, centered.
  case top = 1
  /// Above, at the leading edge.
  case topLeading = 2
  /// Beside, at the leading edge.
  case leading = 3
  /// Below, at the leading edge.
  case bottomLeading = 4
  /// Below, centered.
  case bottom = 5
  /// Below, at the trailing edge.
  case bottomTrailing = 6
  /// Beside, at the trailing edge.
  case trailing = 7
  /// Above, at the trailing edge.
  case topTrailing = 8
}
