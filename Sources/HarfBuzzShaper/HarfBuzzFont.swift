import CHarfBuzz
import TextLayout

/// A font file that HarfBuzz has opened.
///
/// Corresponding C types: `hb_face_t`, `hb_font_t`.
///
/// `@unchecked Sendable`: both objects are made immutable before the initializer returns, and
/// HarfBuzz lets any number of threads shape with an immutable font, each with its own buffer.
final class HarfBuzzFont: @unchecked Sendable {
  private let unitsPerEm: UInt32
  private let font: OpaquePointer
  /// A fixed language: HarfBuzz would else ask the process's locale.
  private let language: hb_language_t?

  /// Opens the first font of a file; a file that cannot be opened is a font without glyphs.
  init(path: String) {
    let blob = hb_blob_create_from_file(path)
    let face = hb_face_create(blob, 0)
    unitsPerEm = max(1, hb_face_get_upem(face))
    font = hb_font_create(face)
    hb_font_make_immutable(font)
    hb_face_destroy(face)
    hb_blob_destroy(blob)
    language = hb_language_from_string("en", -1)
  }

  deinit {
    hb_font_destroy(font)
  }

  /// Shapes one line of text.
  func shape(_ text: String) -> [ShapedGlyph] {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        hb_buffer_add_utf8(
          buffer, characters.baseAddress, Int32(characters.count), 0, Int32(characters.count))
      }
    }
    hb_buffer_set_language(buffer, language)
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let glyphs = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    let em = Double(unitsPerEm)
    return (0..<Int(count)).map { index in
      ShapedGlyph(
        glyph: glyphs[index].codepoint, advance: Double(positions[index].x_advance) / em,
        xOffset: Double(positions[index].x_offset) / em,
        yOffset: Double(positions[index].y_offset) / em, cluster: Int(glyphs[index].cluster))
    }
  }
}
