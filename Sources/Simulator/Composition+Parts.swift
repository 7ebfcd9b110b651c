import CairoRenderer
import HarfBuzzShaper
import TextLayout

extension Composition {
  /// The C libraries behind drawing and text.
  package nonisolated static var libraries: [LinkedLibrary] {
    [
      LinkedLibrary(name: "cairo", version: LibraryVersions.cairo),
      LinkedLibrary(name: "FreeType", version: LibraryVersions.freeType),
      LinkedLibrary(name: "HarfBuzz", version: HarfBuzzShaper.libraryVersion),
      LinkedLibrary(name: "isa-l", version: LibraryVersions.isal),
    ]
  }

  /// The fonts that text is drawn with.
  package static var fontReport: FontReport {
    switch fonts {
    case .success(let library): FontReport(directory: library.directory, missingFiles: [])
    case .failure(let error):
      FontReport(directory: error.directory, missingFiles: error.missingFiles)
    }
  }
}
