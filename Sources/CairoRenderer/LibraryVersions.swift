import CCairo
import CFreeType
import CISAL

/// The versions of the C libraries that draw and compress.
public enum LibraryVersions {
  /// The version of cairo that is loaded at runtime.
  public static var cairo: String { String(cString: cairo_version_string()) }

  /// The version of FreeType that is loaded at runtime.
  public static var freeType: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var numbers: (Int32, Int32, Int32) = (0, 0, 0)
    FT_Library_Version(library, &numbers.0, &numbers.1, &numbers.2)
    return "\(numbers.0).\(numbers.1).\(numbers.2)"
  }

  /// The version of isa-l at compile time, because the library does not report its own.
  public static var isal: String {
    "\(ISAL_MAJOR_VERSION).\(ISAL_MINOR_VERSION).\(ISAL_PATCH_VERSION)"
  }
}
