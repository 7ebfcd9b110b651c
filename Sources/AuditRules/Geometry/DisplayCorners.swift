/// The squares at the rounded corners of a display.
struct DisplayCorners: Sendable {
  /// The squares, clockwise from the upper left; without area where a corner is not rounded.
  let rects: [Rect]

  /// Creates the squares of an outline.
  init(bounds: Rect, outline: Polygon) {
    // A corner reaches as far along each edge as the outline stays away from that edge.
    func extent(along edge: Edge, from side: Edge) -> Double {
      outline.points.filter { abs(Self.coordinate(of: $0, for: edge) - bounds[edge]) < 0.5 }
        .map { abs(Self.coordinate(of: $0, for: side) - bounds[side]) }.min() ?? 0
    }
    rects = [(Edge.left, Edge.top), (.right, .top), (.right, .bottom), (.left, .bottom)].map {
      side, edge in
      let width = extent(along: edge, from: side)
      let height = extent(along: side, from: edge)
      return Rect(
        x: side == .left ? bounds.minX : bounds.maxX - width,
        y: edge == .top ? bounds.minY : bounds.maxY - height, width: width, height: height)
    }
  }

  private static func coordinate(of point: Point, for edge: Edge) -> Double {
    edge.axis == .vertical ? point.y : point.x
  }
}
