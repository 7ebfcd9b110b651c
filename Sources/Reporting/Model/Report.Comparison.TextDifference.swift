extension Report.Comparison {
  /// The text snapshots that belong to the reference and to the actual picture.
  package struct TextDifference: Sendable, Hashable, Codable {
    /// The reference's text.
    package var expected: String
    /// The picture's text.
    package var actual: String

    /// Creates a pair of strings.
    package init(expected: String, actual: String) {
      self.expected = expected
      self.actual = actual
    }
  }
}
