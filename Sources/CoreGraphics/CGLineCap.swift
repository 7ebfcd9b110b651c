package import DisplayList

/// Constants for the shape of a line's ends.
public enum CGLineCap: Int32, Sendable {
  /// The line ends at its end point; the default.
  case butt = 0
  /// The line ends with half a disc around its end point.
  case round = 1
  /// The line goes on beyond its end point for half its width.
  case square = 2

  /// The same shape for a display list.
  package var displayCap: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}
