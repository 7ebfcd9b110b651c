public import Foundation

/// A run of glyphs in one font, each with its own position.
public struct GlyphRun: Sendable, Equatable {
  /// The absolute path of the font's file.
  public var fontPath: String
  /// The size of the font, in points.
  public var size: CGFloat
  /// The color of the run's glyphs.
  public var color: Color
  /// The indices of the glyphs in the font.
  public var glyphs: [UInt32]
  /// The origin of each glyph on the baseline, in points; as many as ``glyphs``.
  public var positions: [CGPoint]
  /// The text that the glyphs represent, for the text form only.
  public var text: String

  /// Creates a run; `positions` has one point per glyph.
  public init(
    fontPath: String, size: CGFloat, color: Color, glyphs: [UInt32], positions: [CGPoint],
    text: String
  ) {
    self.fontPath = fontPath
    self.size = size
    self.color = color
    self.glyphs = glyphs
    self.positions = positions
    self.text = text
  }
}
