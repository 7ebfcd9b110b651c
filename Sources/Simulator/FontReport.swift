import TextLayout

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
