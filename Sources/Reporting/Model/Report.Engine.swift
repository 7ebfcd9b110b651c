extension Report {
  /// The web engine that rendered the pages.
  package struct Engine: Sendable, Hashable, Codable {
    /// The engine's name, such as "Chromium".
    package var name: String
    /// The engine's version, such as "156.0.8078.79".
    package var version: String
    /// The state of the engine's sandbox: `on` or `off`.
    package var sandbox: String?
    /// The place where the engine ran: `local`, or a name.
    package var place: String?

    /// Creates a description of an engine.
    package init(name: String, version: String, sandbox: String? = nil, place: String? = nil) {
      self.name = name
      self.version = version
      self.sandbox = sandbox
      self.place = place
    }
  }
}
