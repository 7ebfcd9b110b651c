public import Foundation

/// How a line ends, turns and is broken into dashes.
public struct StrokeStyle: Sendable, Hashable {
  /// The shape of a line's ends.
  public enum Cap: String, Sendable {
    /// The line ends at its end point.
    case butt
    /// The line ends with half a disc.
    case round
    /// The line goes on for half its width.
    case square
  }

  /// The shape of a line's corners.
  public enum Join: String, Sendable {
    /// The outer edges meet in a point.
    case miter
    /// The corner is a part of a disc.
    case round
    /// The corner is cut off.
    case bevel
  }

  /// The shape of the ends.
  public var cap: Cap
  /// The shape of the corners.
  public var join: Join
  /// The ratio of a miter's length to the line's width beyond which the corner is cut off.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn, in points; a line without any is not broken.
  public var dashes: [CGFloat]
  /// Where in the dashes the line begins, in points.
  public var dashPhase: CGFloat

  /// Creates a style; an ordinary line by default.
  public init(
    cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10, dashes: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }
}
