/// Distances from the edges of a rectangle, in points; finite.
package struct Insets: Sendable, Hashable {
  /// The distance from the upper edge.
  package let top: Double
  /// The distance from the left edge.
  package let left: Double
  /// The distance from the lower edge.
  package let bottom: Double
  /// The distance from the right edge.
  package let right: Double

  /// No distance from any edge.
  package static let zero = Insets()

  /// Creates insets; NaN becomes 0.
  package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top.coordinate
    self.left = left.coordinate
    self.bottom = bottom.coordinate
    self.right = right.coordinate
  }

  /// The distance from an edge.
  package subscript(edge: Edge) -> Double {
    switch edge {
    case .top: top
    case .left: left
    case .bottom: bottom
    case .right: right
    }
  }
}
