import CairoRenderer
import HarfBuzzShaper
import TextLayout

/// A C library that is linked into this program.
package struct LinkedLibrary: Sendable, Hashable {
  /// Its name.
  package let name: String
  /// The version that runs, such as "1.16.0".
  package let version: String
}

/// Where the fonts are, and what of them is not there.
package struct FontReport: Sendable, Hashable {
  /// The folder.
  package let directory: String
  /// The names of the files that are missing; empty when all are there.
  package let missingFiles: [String]

  /// Creates a report.
  package init(directory: String, missingFiles: [String]) {
    self.directory = directory
    self.missingFiles = missingFiles
  }
}

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

  /// The fonts that texts are drawn with.
  package static var fontReport: FontReport {
    switch fonts {
    case .success(let library): FontReport(directory: library.directory, missingFiles: [])
    case .failure(let error):
      FontReport(directory: error.directory, missingFiles: error.missingFiles)
    }
  }
}
