/// A point, with finite coordinates.
package struct Point: Sendable, Hashable {
  /// The distance from the left edge.
  package let x: Double
  /// The distance from the top edge.
  package let y: Double

  /// Creates a point; NaN becomes 0, and infinity the greatest coordinate.
  package init(x: Double, y: Double) {
    self.x = x.coordinate
    self.y = y.coordinate
  }
}
