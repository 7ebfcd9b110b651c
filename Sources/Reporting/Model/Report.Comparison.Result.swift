extension Report.Comparison {
  /// The result of a comparison.
  package enum Result: String, Sendable, Hashable, CaseIterable, Codable {
    /// The pictures are the same.
    case same
    /// The pictures differ.
    case different
    /// The picture was recorded as the reference.
    case recorded
    /// There is no reference.
    case missing
    /// The reference could not be read.
    case unreadable
  }
}
