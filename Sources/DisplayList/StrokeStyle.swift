public import Foundation

/// The caps, joins and dashes of a stroked line.
public struct StrokeStyle: Sendable, Hashable {
  /// The shape of a line's ends.
  public enum Cap: String, Sendable {
    /// The line ends at its end point.
    case butt
    /// The line ends with half a disc.
    case round
    /// The line extends beyond its end point by half its width.
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

  /// The shape of the line's ends.
  public var cap: Cap
  /// The shape of the line's corners.
  public var join: Join
  /// The ratio of a miter's length to the line's width above which a miter join becomes a bevel
  /// join.
  public var miterLimit: CGFloat
  /// The alternating lengths of dashes and gaps, in points; empty for a solid line.
  public var dashes: [CGFloat]
  /// The distance into the dash pattern at which the line begins, in points.
  public var dashPhase: CGFloat

  /// Creates a style; the default is a solid line with butt caps and miter joins.
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
