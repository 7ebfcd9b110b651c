package import DisplayList
package import Foundation

extension Path {
  /// Where the last element ended; zero for an empty path.
  package var currentPoint: CGPoint {
    guard let last = elements.last else { return .zero }
    switch last {
    case .move(let point), .line(let point), .curve(let point, _, _): return point
    case .close:
      for element in elements.reversed() {
        if case .move(let point) = element { return point }
      }
      return .zero
    }
  }

  /// All points and control points.
  package var points: [CGPoint] {
    elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let point, let control1, let control2): [control1, control2, point]
      case .close: []
      }
    }
  }

  /// Adds a quadratic curve as a cubic one.
  package mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let start = currentPoint
    func towards(_ from: CGPoint) -> CGPoint {
      CGPoint(x: from.x + 2 / 3 * (control.x - from.x), y: from.y + 2 / 3 * (control.y - from.y))
    }
    elements.append(.curve(end, control1: towards(start), control2: towards(end)))
  }

  /// Adds a circle's arc as cubics of at most a quarter turn, with a line to where it begins.
  ///
  /// - Parameters:
  ///   - isDecreasing: Whether the angle decreases from start to end.
  ///   - transform: Applied to every point.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    isDecreasing: Bool, transform: CGAffineTransform = .identity
  ) {
    let full = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    if isDecreasing {
      if sweep < -full { sweep = -full }
      while sweep > 0 { sweep -= full }
    } else {
      if sweep > full { sweep = full }
      while sweep < 0 { sweep += full }
    }
    func point(_ angle: CGFloat, _ ahead: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - ahead * sin(angle)),
        y: center.y + radius * (sin(angle) + ahead * cos(angle))
      ).applying(transform)
    }
    let begin = point(startAngle)
    elements.append(elements.isEmpty ? .move(begin) : .line(begin))
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(count)
    let handle = 4 / 3 * tan(step / 4)
    for index in 0..<count where step != 0 {
      let from = startAngle + CGFloat(index) * step
      elements.append(
        .curve(
          point(from + step), control1: point(from, handle), control2: point(from + step, -handle)))
    }
  }
}
