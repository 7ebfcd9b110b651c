public import Foundation

/// One line of a text block.
public struct TextLine: Sendable, Hashable {
  /// The displayed text, with an ellipsis if it is truncated.
  public var text: String
  /// The UTF-8 range of the line's text, without the line break that ends it.
  public var range: Range<Int>
  /// The origin of the line: its left end on the baseline, in the block's coordinates.
  public var origin: CGPoint
  /// The typographic width without trailing spaces, in points.
  public var width: CGFloat
  /// The height of the line, in points.
  public var height: CGFloat
  /// A Boolean value that indicates whether the line is truncated, or text after it is left out.
  public var isTruncated: Bool
  /// The glyph runs of the line, left to right.
  public var runs: [PositionedRun]
}
