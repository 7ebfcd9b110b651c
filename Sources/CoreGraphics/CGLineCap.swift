package import DisplayList

/// Constants that specify the shape of the ends of a line.
public enum CGLineCap: Int32, Sendable {
  /// The line ends squarely at its end point; the default.
  case butt = 0
  /// The line ends in a semicircle around its end point.
  case round = 1
  /// The line ends squarely, half its width beyond the end point.
  case square = 2

  /// The corresponding shape of a display list.
  package var displayCap: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}
