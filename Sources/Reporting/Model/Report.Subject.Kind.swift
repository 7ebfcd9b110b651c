extension Report.Subject {
  /// The kind of a subject.
  package enum Kind: String, Sendable, Hashable, CaseIterable, Codable {
    /// A web page.
    case page
    /// A figure of the gallery.
    case figure
    /// A suite of tests.
    case test
  }
}
