extension Report.Run {
  /// The kind of a run.
  package enum Kind: String, Sendable, Hashable, CaseIterable, Codable {
    /// An audit of pages.
    case audit
    /// Pictures and measurements of pages.
    case shot
    /// The figures of the gallery.
    case gallery
    /// A run of tests.
    case tests
  }
}
