public import Foundation

extension Path {
  /// A subpath, flattened to straight lines.
  package struct Polyline: Sendable, Equatable {
    /// The vertices, in order.
    package var points: [CGPoint]
    /// Whether the last vertex is connected with the first.
    package var isClosed: Bool
  }

  /// Returns the subpaths, flattened to straight lines with a tolerance of a tenth of a point.
  package func polylines() -> [Polyline] {
    var result: [Polyline] = []
    var current = Polyline(points: [], isClosed: false)
    func finishSubpath() {
      if current.points.count > 1 || current.isClosed { result.append(current) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        finishSubpath()
        current = Polyline(points: [point], isClosed: false)
      case .line(let point):
        current.points.append(point)
      case .curve(let point, let control1, let control2):
        let start = current.points.last ?? control1
        current.points += Path.curve(from: start, control1, control2, point)
      case .close:
        guard let first = current.points.first else { continue }
        current.isClosed = true
        if current.points.count > 1, current.points.last == first { current.points.removeLast() }
        finishSubpath()
        current = Polyline(points: [first], isClosed: false)
      }
    }
    finishSubpath()
    return result
  }

  /// Returns the points that flatten a cubic curve, without its start.
  private static func curve(
    from start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint
  ) -> [CGPoint] {
    // The second differences bound the distance of a chord from its curve.
    let bend = max(
      abs(start.x - 2 * control1.x + control2.x) + abs(start.y - 2 * control1.y + control2.y),
      abs(control1.x - 2 * control2.x + end.x) + abs(control1.y - 2 * control2.y + end.y))
    let ideal = (bend * 0.75 / 0.1).squareRoot().rounded(.up)
    let count = ideal.isFinite ? min(max(Int(ideal), 4), 256) : 4
    return (1...count).map { index in
      guard index < count else { return end }
      let t = CGFloat(index) / CGFloat(count)
      let s = 1 - t
      let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return CGPoint(
        x: a * start.x + b * control1.x + c * control2.x + d * end.x,
        y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }
  }

  /// Returns a Boolean value that indicates whether the path contains a point, according to its
  /// fill rule.
  public func contains(_ point: CGPoint) -> Bool {
    var (winding, crossings) = (0, 0)
    for line in polylines() {
      guard var previous = line.points.last else { continue }
      for next in line.points {
        defer { previous = next }
        guard (previous.y <= point.y) != (next.y <= point.y) else { continue }
        let part = (point.y - previous.y) / (next.y - previous.y)
        guard point.x < previous.x + part * (next.x - previous.x) else { continue }
        crossings += 1
        winding += next.y > previous.y ? 1 : -1
      }
    }
    return isEvenOdd ? crossings % 2 == 1 : winding != 0
  }

  /// Returns the part of the path between two fractions of its length, 0 through 1, with curves
  /// flattened.
  ///
  /// The fractions are those of the total length of all subpaths.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
    let lines = polylines().map(\.closedPoints)
    let total = lines.reduce(0) { $0 + Path.length($1) }
    guard total > 0, end > start else { return Path() }
    return Path.pieces(of: lines, [(start * total, end * total)])
  }

  /// Returns the path divided into dashes, with curves flattened.
  package func dashed(_ lengths: [CGFloat], phase: CGFloat) -> Path {
    let lengths = lengths.map { max(0, $0) }
    let sum = lengths.reduce(0, +)
    guard sum > 0 else { return self }
    // With an odd number of lengths, dashes and gaps are exchanged in every repetition.
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    var result = Path()
    for line in polylines().map(\.closedPoints) {
      let length = Path.length(line)
      var place = -(phase - (phase / period).rounded(.down) * period)
      var ranges: [(CGFloat, CGFloat)] = []
      while place < length, ranges.count < 100_000 {
        for (index, step) in pattern.enumerated() {
          if index % 2 == 0, place + step > 0, place < length {
            ranges.append((max(0, place), min(length, place + step)))
          }
          place += step
        }
      }
      result.elements += Path.pieces(of: [line], ranges).elements
    }
    return result
  }

  private static func length(_ points: [CGPoint]) -> CGFloat {
    zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }

  /// Returns the pieces of lines that lie in ranges of the lines' total length.
  private static func pieces(of lines: [[CGPoint]], _ ranges: [(CGFloat, CGFloat)]) -> Path {
    var result = Path()
    var place: CGFloat = 0
    var waiting = ranges[...]
    for line in lines {
      var isOpen = false
      for (one, two) in zip(line, line.dropFirst()) {
        let length = hypot(two.x - one.x, two.y - one.y)
        defer { place += length }
        guard length > 0 else { continue }
        func point(_ at: CGFloat) -> CGPoint {
          let part = min(max((at - place) / length, 0), 1)
          return CGPoint(x: one.x + part * (two.x - one.x), y: one.y + part * (two.y - one.y))
        }
        while let range = waiting.first, range.0 < place + length {
          if !isOpen { result.elements.append(.move(point(range.0))) }
          result.elements.append(.line(point(range.1)))
          isOpen = range.1 > place + length
          guard !isOpen else { break }
          waiting.removeFirst()
        }
      }
    }
    return result
  }
}

extension Path.Polyline {
  /// The vertices, with the first repeated at the end if the line is closed.
  fileprivate var closedPoints: [CGPoint] { isClosed ? points + points.prefix(1) : points }
}
