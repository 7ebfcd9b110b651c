extension Report.Comparison {
  /// How a comparison went.
  package enum Result: String, Sendable, Hashable, CaseIterable, Codable {
    /// The pictures are the same.
    case same
    /// The pictures differ.
    case different
    /// There was no reference, and the picture became one.
    case recorded
    /// There is no reference.
    case missing
    /// The reference could not be read.
    case unreadable
  }
}
