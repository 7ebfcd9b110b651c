public import Foundation

/// One line of a text block.
public struct TextLine: Sendable, Hashable {
  /// What the line shows, with "…" if it is truncated.
  public var text: String
  /// The UTF-8 offsets of the text that the line stands for, without the break that ends it.
  public var range: Range<Int>
  /// Where the line's left end meets the baseline, in the block's space.
  public var origin: CGPoint
  /// The sum of the advances without spaces at the end.
  public var width: CGFloat
  /// The height of the line, in points.
  public var height: CGFloat
  /// A Boolean value that indicates whether text was replaced by "…" or left out after this line.
  public var isTruncated: Bool
  /// The glyphs, one run a stretch of text.
  public var runs: [PositionedRun]
}
