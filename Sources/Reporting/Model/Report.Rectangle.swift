extension Report {
  /// A rectangle, in points of a screen.
  package struct Rectangle: Sendable, Hashable, Codable {
    /// The x-coordinate of the left edge.
    package var x: Double
    /// The y-coordinate of the top edge.
    package var y: Double
    /// The width.
    package var width: Double
    /// The height.
    package var height: Double

    /// Creates a rectangle.
    package init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }
}
