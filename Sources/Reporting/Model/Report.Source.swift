extension Report {
  /// A location in a source file.
  package struct Source: Sendable, Hashable, Codable {
    /// The file, relative to the repository.
    package var file: String
    /// The line, from 1.
    package var line: Int?

    /// Creates a location in a file.
    package init(file: String, line: Int? = nil) {
      self.file = file
      self.line = line
    }
  }
}
