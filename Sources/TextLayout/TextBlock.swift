public import Foundation

/// Text that has been laid out: lines with placed glyphs.
///
/// The block's origin is its top left corner, y grows downwards, everything is in points and
/// nothing is rounded to pixels.
public struct TextBlock: Sendable, Hashable {
  /// The widest line's width and the height of all lines.
  public var size: CGSize
  /// The lines from the top; empty for empty text.
  public var lines: [TextLine]

  /// Creates a block from its lines.
  public init(size: CGSize, lines: [TextLine]) {
    self.size = size
    self.lines = lines
  }

  /// A Boolean value that indicates whether some of the text is not shown.
  public var isTruncated: Bool { lines.contains { $0.isTruncated } }
  /// From the top to the first baseline; 0 without lines.
  public var firstBaseline: CGFloat { lines.first?.origin.y ?? 0 }
  /// From the top to the last baseline; 0 without lines.
  public var lastBaseline: CGFloat { lines.last?.origin.y ?? 0 }
}

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

/// Glyphs of one font with their places in a text block.
public struct PositionedRun: Sendable, Hashable {
  /// The font that the glyphs' numbers belong to.
  public var font: Font
  /// The numbers of the glyphs in the font.
  public var glyphs: [UInt32]
  /// Each glyph's origin on the baseline, in the block's space.
  public var positions: [CGPoint]
  /// The characters that the glyphs stand for.
  public var text: String
  /// The number that the caller gave the stretch of text.
  public var mark: Int
  /// Where the run begins on the baseline, in the block's space.
  public var origin: CGPoint
  /// How far the run advances, spaces at its end included.
  public var width: CGFloat
}
