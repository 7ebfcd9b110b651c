extension Report.Run {
  /// What was run.
  package enum Kind: String, Sendable, Hashable, CaseIterable, Codable {
    /// Pages were audited.
    case audit
    /// Pages were pictured and measured.
    case shot
    /// The gallery's figures were made.
    case gallery
    /// Tests ran.
    case tests
  }
}
