extension Report.Subject {
  /// What a subject is.
  package enum Kind: String, Sendable, Hashable, CaseIterable, Codable {
    /// A page.
    case page
    /// A figure of the gallery.
    case figure
    /// A suite of tests.
    case test
  }
}
