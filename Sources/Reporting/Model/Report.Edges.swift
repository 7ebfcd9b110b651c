extension Report {
  /// Distances from the four edges, in points.
  package struct Edges: Sendable, Hashable, Codable {
    /// The distance from the top.
    package var top: Double
    /// The distance from the left.
    package var left: Double
    /// The distance from the bottom.
    package var bottom: Double
    /// The distance from the right.
    package var right: Double

    /// Creates distances from the edges.
    package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }
}
