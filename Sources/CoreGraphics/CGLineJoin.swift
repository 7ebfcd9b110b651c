package import DisplayList

/// Constants for the shape of a line's corners.
public enum CGLineJoin: Int32, Sendable {
  /// The outer edges meet in a point; the default.
  case miter = 0
  /// The corner is round.
  case round = 1
  /// The corner is cut off.
  case bevel = 2

  /// The same shape for a display list.
  package var displayJoin: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
