/// A point of a box's 3 x 3 grid, with its hit test result.
package struct SamplePoint: Sendable, Hashable {
  /// The result of a hit test at a point.
  package enum Hit: Sendable, Hashable {
    /// The box's element, something inside it, or its label.
    case own
    /// Something in the fixed or sticky element of that `id`.
    case pinned(Int)
    /// Another element.
    case other
    /// No hit test was made, because the point lies outside the engine's window.
    case untested
  }

  /// The point on the screen.
  package var point: Point
  /// The result of the hit test at the point.
  package var hit: Hit

  /// Creates a point.
  package init(_ point: Point, hit: Hit = .own) {
    self.point = point
    self.hit = hit
  }

  /// Returns the 3 x 3 points of a rectangle, 10 % inside its edges (audit.md 2.2), row by row.
  package static func grid(of rect: Rect, hit: Hit = .untested) -> [SamplePoint] {
    let shares = [0.1, 0.5, 0.9]
    return shares.flatMap { y in
      shares.map { x in
        SamplePoint(Point(x: rect.x + x * rect.width, y: rect.y + y * rect.height), hit: hit)
      }
    }
  }
}
