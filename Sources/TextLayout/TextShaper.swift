/// What turns characters into glyphs of one font file.
///
/// The adapter that fills it wraps a shaping library; `TextLayout` itself knows none.
public protocol TextShaper: Sendable {
  /// Shapes one line of text.
  ///
  /// - Parameters:
  ///   - text: The characters; no line breaks.
  ///   - face: The font to shape with.
  /// - Returns: The glyphs in visual order, advances and offsets in em (1 is the font size).
  func shape(_ text: String, face: FontFace) -> [ShapedGlyph]
}
