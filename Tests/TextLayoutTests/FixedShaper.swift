import Foundation
import TextLayout

/// A shaper whose every character is half an em wide, spaces and "…" a quarter, marks nothing.
struct FixedShaper: TextShaper {
  func shape(_ text: String, face: FontFace) -> [ShapedGlyph] {
    var cluster = 0
    return text.unicodeScalars.map { scalar in
      defer { cluster += String(scalar).utf8.count }
      let advance =
        switch scalar {
        case " ", "…": 0.25
        case "\u{301}": 0.0
        default: 0.5
        }
      return ShapedGlyph(glyph: scalar.value, advance: advance, cluster: cluster)
    }
  }
}

extension Font {
  /// A font in which a letter is 10 pt wide, a space 5 pt and a line 24 pt high.
  static let fixed = Font(
    face: FontFace(path: "/fixed"), size: 20,
    metrics: FontMetrics(ascender: 20, descender: -4, capHeight: 14, xHeight: 10))
}
