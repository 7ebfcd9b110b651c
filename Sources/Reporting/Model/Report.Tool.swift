extension Report {
  /// The program that wrote a report.
  package struct Tool: Sendable, Hashable, Codable {
    /// The program's name, "fanlight".
    package var name: String
    /// The program's version, such as "0.9.0".
    package var version: String

    /// Creates a description of the program.
    package init(name: String = "fanlight", version: String) {
      self.name = name
      self.version = version
    }
  }
}
