/// An edge of a screen or a rectangle.
package enum Edge: String, Sendable, Hashable, CaseIterable, Codable {
  /// The upper edge.
  case top
  /// The left edge, regardless of the writing direction.
  case left
  /// The lower edge.
  case bottom
  /// The right edge, regardless of the writing direction.
  case right

  /// The axis on which something moves away from the edge.
  package var axis: Axis {
    switch self {
    case .top, .bottom: .vertical
    case .left, .right: .horizontal
    }
  }

  /// The opposite edge.
  package var opposite: Edge {
    switch self {
    case .top: .bottom
    case .left: .right
    case .bottom: .top
    case .right: .left
    }
  }
}
