import TextLayout

/// The folder of the fonts, and the files that are missing from it.
package struct FontReport: Sendable, Hashable {
  /// The folder.
  package let directory: String
  /// The names of the files that are missing; empty if none are.
  package let missingFiles: [String]

  /// Creates a report.
  package init(directory: String, missingFiles: [String]) {
    self.directory = directory
    self.missingFiles = missingFiles
  }
}
