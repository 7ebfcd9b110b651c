extension Report.Comparison {
  /// How many pixels differ, and where.
  package struct PixelDifference: Sendable, Hashable, Codable {
    /// How many pixels differ.
    package var different: Int
    /// The number of pixels.
    package var of: Int
    /// The least rectangle that holds them, in points of the screen.
    package var box: Report.Rectangle?

    /// Creates a difference.
    package init(different: Int, of count: Int, box: Report.Rectangle? = nil) {
      self.different = different
      self.of = count
      self.box = box
    }
  }
}
