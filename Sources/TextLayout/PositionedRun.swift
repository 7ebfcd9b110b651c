public import Foundation

/// A glyph run: glyphs of one font with their positions in a text block.
public struct PositionedRun: Sendable, Hashable {
  /// The font of the glyphs.
  public var font: Font
  /// The indices of the glyphs in the font.
  public var glyphs: [UInt32]
  /// The origin of each glyph on the baseline, in the block's coordinates.
  public var positions: [CGPoint]
  /// The characters that the glyphs represent.
  public var text: String
  /// The caller's identifier of the run of text.
  public var mark: Int
  /// The origin of the run on the baseline, in the block's coordinates.
  public var origin: CGPoint
  /// The advance of the run, trailing spaces included.
  public var width: CGFloat
}
