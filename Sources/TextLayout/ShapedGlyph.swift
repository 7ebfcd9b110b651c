/// One glyph of a shaped line.
public struct ShapedGlyph: Sendable, Hashable {
  /// The index of the glyph in its font.
  public var glyph: UInt32
  /// The distance to the next glyph's pen position, in em.
  public var advance: Double
  /// The horizontal offset from the pen position, in em, to the right.
  public var xOffset: Double
  /// The vertical offset from the baseline, in em, upward.
  public var yOffset: Double
  /// The cluster: the UTF-8 offset of the first character that the glyph represents.
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
