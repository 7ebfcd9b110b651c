/// A type that shapes text: maps characters to glyphs of one font file.
///
/// The adapter that conforms to it wraps a shaping library; `TextLayout` itself imports none.
public protocol TextShaper: Sendable {
  /// Shapes one line of text.
  ///
  /// - Parameters:
  ///   - text: The characters; no line breaks.
  ///   - face: The font to shape with.
  /// - Returns: The glyphs in visual order, advances and offsets in em (1 is the font size).
  func shape(_ text: String, face: FontFace) -> [ShapedGlyph]
}
