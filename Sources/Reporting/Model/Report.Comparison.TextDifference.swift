extension Report.Comparison {
  /// The text beside the reference and the text beside the picture.
  package struct TextDifference: Sendable, Hashable, Codable {
    /// The reference's text.
    package var expected: String
    /// The picture's text.
    package var actual: String

    /// Creates a pair.
    package init(expected: String, actual: String) {
      self.expected = expected
      self.actual = actual
    }
  }
}
