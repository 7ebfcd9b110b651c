package import Foundation

extension Path {
  /// Returns the outline of a stroke: overlapping polygons of one winding direction, for the
  /// non-zero rule.
  package func stroked(width: CGFloat, style: StrokeStyle) -> Path {
    guard width > 0 else { return Path() }
    let source = style.dashes.isEmpty ? self : dashed(style.dashes, phase: style.dashPhase)
    var stroker = Stroker(half: width / 2, style: style)
    for line in source.polylines() { stroker.add(line) }
    return stroker.result
  }
}

/// A builder of the polygons of a stroke's outline.
private struct Stroker {
  let half: CGFloat
  let style: StrokeStyle
  var result = Path()

  init(half: CGFloat, style: StrokeStyle) {
    self.half = half
    self.style = style
  }

  mutating func add(_ line: Path.Polyline) {
    var points: [CGPoint] = []
    for point in line.points where point != points.last { points.append(point) }
    guard points.count > 1 else {
      if let point = points.first, style.cap == .round { add(discAt: point) }
      return
    }
    let ends = line.isClosed ? points + [points[0]] : points
    for (one, two) in zip(ends, ends.dropFirst()) { add(from: one, to: two) }
    for index in 1..<(ends.count - 1) { join(ends[index - 1], ends[index], ends[index + 1]) }
    if line.isClosed {
      join(ends[ends.count - 2], ends[0], ends[1])
    } else {
      cap(at: ends[0], from: ends[1])
      cap(at: ends[ends.count - 1], from: ends[ends.count - 2])
    }
  }

  /// Returns the unit vector from one point to another.
  private func direction(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
    let length = hypot(to.x - from.x, to.y - from.y)
    return CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
  }

  private mutating func add(from one: CGPoint, to two: CGPoint) {
    let ahead = direction(one, two)
    let (x, y) = (-ahead.y * half, ahead.x * half)
    add([
      CGPoint(x: one.x + x, y: one.y + y), CGPoint(x: two.x + x, y: two.y + y),
      CGPoint(x: two.x - x, y: two.y - y), CGPoint(x: one.x - x, y: one.y - y),
    ])
  }

  private mutating func cap(at end: CGPoint, from other: CGPoint) {
    switch style.cap {
    case .butt: return
    case .round: add(discAt: end)
    case .square:
      let out = direction(other, end)
      add(from: end, to: CGPoint(x: end.x + out.x * half, y: end.y + out.y * half))
    }
  }

  private mutating func join(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) {
    guard style.join != .round else { return add(discAt: corner) }
    let (into, out) = (direction(before, corner), direction(corner, after))
    let turn = into.x * out.y - into.y * out.x
    guard abs(turn) > 1e-9 else { return }
    // The outer side of the corner is opposite to the direction of the turn.
    let side: CGFloat = turn > 0 ? -1 : 1
    let one = CGPoint(x: corner.x - into.y * half * side, y: corner.y + into.x * half * side)
    let two = CGPoint(x: corner.x - out.y * half * side, y: corner.y + out.x * half * side)
    var points = [corner, one, two]
    // The sine of half the angle between the lines.
    let sine = max(0, (1 + into.x * out.x + into.y * out.y) / 2).squareRoot()
    let ratio = sine > 0 ? 1 / sine : .infinity
    if style.join == .miter, ratio <= style.miterLimit {
      let (x, y) = ((one.x + two.x) / 2 - corner.x, (one.y + two.y) / 2 - corner.y)
      let length = hypot(x, y)
      let reach = half * ratio
      points = [
        corner, one, CGPoint(x: corner.x + x / length * reach, y: corner.y + y / length * reach),
        two,
      ]
    }
    add(points)
  }

  private mutating func add(discAt center: CGPoint) {
    add(
      (0..<32).map { index in
        let angle = CGFloat(index) / 16 * .pi
        return CGPoint(x: center.x + half * cos(angle), y: center.y + half * sin(angle))
      })
  }

  /// Adds a polygon, reversed if necessary so that all have the same winding direction.
  private mutating func add(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      area += point.x * next.y - next.x * point.y
    }
    let ordered = area < 0 ? points.reversed() : points
    guard let first = ordered.first else { return }
    result.elements.append(.move(first))
    for point in ordered.dropFirst() { result.elements.append(.line(point)) }
    result.elements.append(.close)
  }
}
