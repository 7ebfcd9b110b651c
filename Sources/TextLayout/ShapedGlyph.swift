/// One glyph of a shaped line.
public struct ShapedGlyph: Sendable, Hashable {
  /// The glyph's number in its font.
  public var glyph: UInt32
  /// How far the pen moves on, in em.
  public var advance: Double
  /// How far the glyph is drawn from the pen, in em, x to the right.
  public var xOffset: Double
  /// How far the glyph is drawn above the baseline, in em.
  public var yOffset: Double
  /// The UTF-8 offset of the first character that the glyph stands for.
  public var cluster: Int

  /// Creates a glyph; advance and offsets are in em.
  public init(
    glyph: UInt32, advance: Double, xOffset: Double = 0, yOffset: Double = 0, cluster: Int
  ) {
    self.glyph = glyph
    self.advance = advance
    self.xOffset = xOffset
    self.yOffset = yOffset
    self.cluster = cluster
  }
}
