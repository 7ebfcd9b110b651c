package import DisplayList

/// Constants that specify the shape of the joints of a line.
public enum CGLineJoin: Int32, Sendable {
  /// The outer edges meet in a point; the default.
  case miter = 0
  /// The outer corner of the joint is rounded.
  case round = 1
  /// The outer corner of the joint is cut off.
  case bevel = 2

  /// The corresponding shape of a display list.
  package var displayJoin: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
