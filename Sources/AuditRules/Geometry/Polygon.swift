/// The area inside a closed line of straight segments, such as the outline of a display or a Dynamic Island.
package struct Polygon: Sendable, Hashable {
  /// The corners in order; the last is joined to the first.
  package let points: [Point]

  /// Creates a polygon.
  package init(_ points: [Point]) { self.points = points }

  /// The bounding rectangle.
  package var bounds: Rect {
    guard let first = points.first else { return .zero }
    var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
    for point in points.dropFirst() {
      minX = min(minX, point.x)
      minY = min(minY, point.y)
      maxX = max(maxX, point.x)
      maxY = max(maxY, point.y)
    }
    return Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  /// Returns whether a point lies inside, by the even-odd rule.
  package func contains(_ point: Point) -> Bool {
    var isInside = false
    for (a, b) in sides where (a.y > point.y) != (b.y > point.y) {
      let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
      if point.x < x { isInside.toggle() }
    }
    return isInside
  }

  /// Returns the distance of a point from the nearest side; 0 without points.
  package func distance(to point: Point) -> Double {
    var nearest = Double.infinity
    for (a, b) in sides {
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let square = dx * dx + dy * dy
      let share = square > 0 ? ((point.x - a.x) * dx + (point.y - a.y) * dy) / square : 0
      let t = min(max(share, 0), 1)
      let (x, y) = (point.x - a.x - t * dx, point.y - a.y - t * dy)
      nearest = min(nearest, x * x + y * y)
    }
    return nearest.isFinite ? nearest.squareRoot() : 0
  }

  /// Returns the part inside a rectangle (Sutherland-Hodgman).
  package func clipped(to rect: Rect) -> Polygon {
    var result = points
    for edge in Edge.allCases {
      let limit = rect[edge]
      func isInside(_ point: Point) -> Bool {
        switch edge {
        case .top: point.y >= limit
        case .left: point.x >= limit
        case .bottom: point.y <= limit
        case .right: point.x <= limit
        }
      }
      var clipped: [Point] = []
      for (a, b) in Polygon(result).sides {
        if isInside(a) != isInside(b) {
          let crossing: Point
          switch edge.axis {
          case .vertical:
            let share = (limit - a.y) / (b.y - a.y)
            crossing = Point(x: a.x + share * (b.x - a.x), y: limit)
          case .horizontal:
            let share = (limit - a.x) / (b.x - a.x)
            crossing = Point(x: limit, y: a.y + share * (b.y - a.y))
          }
          clipped.append(crossing)
        }
        if isInside(b) { clipped.append(b) }
      }
      result = clipped
    }
    return Polygon(result)
  }

  /// The sides as pairs of neighboring corners.
  private var sides: [(Point, Point)] {
    guard let last = points.last else { return [] }
    var previous = last
    return points.map { point in
      defer { previous = point }
      return (previous, point)
    }
  }
}
