/// A rectangle of finite coordinates, whose width and height are not negative.
///
/// The coordinates are points of the screen unless a property says otherwise; the origin is the upper
/// left corner of the screen in its orientation.
package struct Rect: Sendable, Hashable {
  /// The left edge.
  package let x: Double
  /// The upper edge.
  package let y: Double
  /// The horizontal extent.
  package let width: Double
  /// The vertical extent.
  package let height: Double

  /// The empty rectangle at the origin.
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
  /// The center.
  package var center: Point { Point(x: x + width / 2, y: y + height / 2) }
  /// The product of width and height.
  package var area: Double { width * height }
  /// Whether the rectangle has no area.
  package var isEmpty: Bool { !(width > 0 && height > 0) }

  /// The coordinate of an edge on its axis.
  package subscript(edge: Edge) -> Double {
    switch edge {
    case .top: minY
    case .left: minX
    case .bottom: maxY
    case .right: maxX
    }
  }

  /// Returns the width for the horizontal axis, the height for the vertical one.
  package func extent(along axis: Axis) -> Double { axis == .horizontal ? width : height }

  /// Returns the intersection with another rectangle; without area if they do not overlap.
  package func intersection(_ other: Rect) -> Rect {
    Rect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  /// Returns the smallest rectangle that contains both; an empty one does not count.
  package func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// Returns whether a point lies inside, or on an edge.
  package func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// Returns whether this rectangle contains another.
  package func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Returns this rectangle, moved by a distance on each axis.
  package func moved(x dx: Double = 0, y dy: Double = 0) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// Returns this rectangle, moved away from an edge by a distance.
  package func moved(awayFrom edge: Edge, by distance: Double) -> Rect {
    switch edge {
    case .top: moved(y: distance)
    case .left: moved(x: distance)
    case .bottom: moved(y: -distance)
    case .right: moved(x: -distance)
    }
  }

  /// Returns the distance by which this rectangle reaches beyond an edge of another; negative inside.
  package func distance(beyond edge: Edge, of other: Rect) -> Double {
    switch edge {
    case .top, .left: other[edge] - self[edge]
    case .bottom, .right: self[edge] - other[edge]
    }
  }

  /// Returns this rectangle with its edges moved inward; without area if the insets leave nothing.
  package func inset(by insets: Insets) -> Rect {
    Rect(
      minX: minX + insets.left, minY: minY + insets.top, maxX: maxX - insets.right,
      maxY: maxY - insets.bottom)
  }

  /// Returns the strip of a given thickness along an edge, inside the rectangle.
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

  /// The four numbers in one list: the last sort key, for rectangles that are otherwise equal.
  var key: [Double] { [x, y, width, height] }
}
