extension Report.Comparison {
  /// The extent of the difference between two pictures.
  package struct PixelDifference: Sendable, Hashable, Codable {
    /// The number of pixels that differ.
    package var different: Int
    /// The total number of pixels.
    package var of: Int
    /// The smallest rectangle that contains all differing pixels, in points of the screen.
    package var box: Report.Rectangle?

    /// Creates a difference.
    package init(different: Int, of count: Int, box: Report.Rectangle? = nil) {
      self.different = different
      self.of = count
      self.box = box
    }
  }
}
