import CHarfBuzz
import Synchronization
public import TextLayout

/// A shaper that uses HarfBuzz with the font files' own metrics.
///
/// Each line is shaped as one run in the direction of its first script with a direction; text that
/// mixes directions is not reordered. Characters that the font lacks become its glyph 0. A font
/// file that cannot be opened gives glyph 0, one em wide, for each character; the renderer names
/// the file in an error when it comes to draw them.
public final class HarfBuzzShaper: TextShaper {
  private let fonts = Mutex<[FontFace: HarfBuzzFont]>([:])

  /// Creates a shaper that has opened no font yet.
  public init() {}

  /// The version of HarfBuzz that runs, such as "6.0.0".
  public static var libraryVersion: String { String(cString: hb_version_string()) }

  /// Shapes one line of text.
  ///
  /// - Parameters:
  ///   - text: The characters; no line breaks.
  ///   - face: The font to shape with.
  /// - Returns: The glyphs in visual order, advances and offsets in em.
  public func shape(_ text: String, face: FontFace) -> [ShapedGlyph] {
    if text.isEmpty { return [] }
    return font(face).shape(text)
  }

  private func font(_ face: FontFace) -> HarfBuzzFont {
    if let font = fonts.withLock({ $0[face] }) { return font }
    // Opened outside the lock: should two threads open the same file, one of them is kept.
    let font = HarfBuzzFont(path: face.path)
    return fonts.withLock { fonts in
      if let kept = fonts[face] { return kept }
      fonts[face] = font
      return font
    }
  }
}
