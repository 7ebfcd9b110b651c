/// A rectangle of finite coordinates, whose width and height are not negative.
///
/// The coordinates are points of the screen unless a property says otherwise; the origin is the upper
/// left corner of the screen in its orientation.
package struct Rect: Sendable, Hashable {
  /// The left edge.
  package let x: Double
  /// The upper edge.
  package let y: Double
  /// The distance from the left to the right edge.
  package let width: Double
  /// The distance from the upper to the lower edge.
  package let height: Double

  /// A rectangle without an extent at the origin.
  package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Creates a rectangle; NaN becomes 0, and so does a negative width or height.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x.coordinate
    self.y = y.coordinate
    self.width = width.length
    self.height = height.length
  }

  /// Creates the rectangle between two edges on each axis.
  package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The left edge.
  package var minX: Double { x }
  /// The upper edge.
  package var minY: Double { y }
  /// The right edge.
  package var maxX: Double { x + width }
  /// The lower edge.
  package var maxY: Double { y + height }
  /// The middle.
  package var center: Point { Point(x: x + width / 2, y: y + height / 2) }
  /// Width times height.
  package var area: Double { width * height }
  /// Whether the rectangle has no area.
  package var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Where an edge is on its axis.
  package subscript(edge: Edge) -> Double {
    switch edge {
    case .top: minY
    case .left: minX
    case .bottom: maxY
    case .right: maxX
    }
  }

  /// The width for the horizontal axis, the height for the vertical one.
  package func extent(along axis: Axis) -> Double { axis == .horizontal ? width : height }

  /// The part inside another rectangle; without area where they do not meet.
  package func intersection(_ other: Rect) -> Rect {
    Rect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  /// The smallest rectangle that holds both; an empty one does not count.
  package func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// Whether a point lies inside, or on an edge.
  package func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// Whether another rectangle lies inside.
  package func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// This rectangle, moved.
  package func moved(x dx: Double = 0, y dy: Double = 0) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// This rectangle, moved away from an edge by a distance.
  package func moved(awayFrom edge: Edge, by distance: Double) -> Rect {
    switch edge {
    case .top: moved(y: distance)
    case .left: moved(x: distance)
    case .bottom: moved(y: -distance)
    case .right: moved(x: -distance)
    }
  }

  /// How far this rectangle reaches beyond an edge of another; negative inside.
  package func distance(beyond edge: Edge, of other: Rect) -> Double {
    switch edge {
    case .top, .left: other[edge] - self[edge]
    case .bottom, .right: self[edge] - other[edge]
    }
  }

  /// This rectangle without a strip at each edge; without area where the strips leave nothing.
  package func inset(by insets: Insets) -> Rect {
    Rect(
      minX: minX + insets.left, minY: minY + insets.top, maxX: maxX - insets.right,
      maxY: maxY - insets.bottom)
  }

  /// The strip of a width along an edge, inside.
  package func strip(at edge: Edge, thickness: Double) -> Rect {
    let thickness = min(thickness.length, extent(along: edge.axis))
    switch edge {
    case .top: return Rect(x: x, y: y, width: width, height: thickness)
    case .left: return Rect(x: x, y: y, width: thickness, height: height)
    case .bottom: return Rect(x: x, y: maxY - thickness, width: width, height: thickness)
    case .right: return Rect(x: maxX - thickness, y: y, width: thickness, height: height)
    }
  }

  /// The corners, clockwise from the upper left.
  package var corners: [Point] {
    [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY),
      Point(x: minX, y: maxY),
    ]
  }

  /// The four numbers, which decide where nothing else tells two rectangles apart.
  var key: [Double] { [x, y, width, height] }
}
