import CCairo
import CFreeType

/// A font face, opened by its file's path and never through fontconfig.
///
/// Corresponding C type: `cairo_font_face_t` of the FreeType kind.
///
/// `@unchecked Sendable`: the pointer never changes, cairo counts references atomically, and cairo
/// locks the FreeType face, which nothing else can reach, whenever it loads a glyph.
final class CairoFontFace: @unchecked Sendable {
  /// The C object, owned by this one.
  let pointer: OpaquePointer
  /// The number of glyphs in the file.
  let glyphCount: UInt32

  /// Opens the first face of a font file.
  init(path: String) throws(RenderingError) {
    let file = try FreeTypeFace(path: path)
    glyphCount = file.glyphCount
    pointer = cairo_ft_font_face_create_for_ft_face(
      file.face, Int32(FT_LOAD_NO_HINTING) | Int32(FT_LOAD_NO_AUTOHINT))
    // cairo caches scaled fonts, and with them the FreeType face, beyond this object's lifetime.
    let owned = Unmanaged.passRetained(file)
    let status = cairo_font_face_set_user_data(pointer, file.key, owned.toOpaque()) { file in
      if let file { Unmanaged<FreeTypeFace>.fromOpaque(file).release() }
    }
    if status != CAIRO_STATUS_SUCCESS { owned.release() }
    try check(status, "Opening the font \(path)")
  }

  deinit {
    cairo_font_face_destroy(pointer)
  }
}

/// A FreeType face with a FreeType library instance of its own.
///
/// With separate instances, faces can be opened and closed on any thread without a lock.
/// Corresponding C types: `FT_Library`, `FT_Face`.
private final class FreeTypeFace {
  /// The C object, owned by this one.
  let face: FT_Face
  /// The key of this object in cairo's user data, identified by its address; deallocated with it.
  let key: UnsafeMutablePointer<cairo_user_data_key_t>
  private let library: FT_Library

  init(path: String) throws(RenderingError) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else {
      throw RenderingError(.font, "Starting FreeType failed: it is out of memory.")
    }
    var face: FT_Face?
    let status = FT_New_Face(library, path, 0, &face)
    guard status == 0, let face else {
      FT_Done_FreeType(library)
      throw RenderingError(
        .font,
        """
        The font \(path) was to be drawn, but FreeType cannot open it (error \(status)). Install \
        it with "apt-get install fonts-inter", or name a font file that can be read.
        """)
    }
    self.library = library
    self.face = face
    key = .allocate(capacity: 1)
    key.initialize(to: cairo_user_data_key_t())
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
    key.deallocate()
  }

  var glyphCount: UInt32 { UInt32(clamping: face.pointee.num_glyphs) }
}
