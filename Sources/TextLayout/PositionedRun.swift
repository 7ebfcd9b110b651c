public import Foundation

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
