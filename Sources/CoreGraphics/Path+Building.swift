package import DisplayList
package import Foundation

extension Path {
  /// The end of the last element; zero for an empty path.
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
    func toward(_ from: CGPoint) -> CGPoint {
      CGPoint(x: from.x + 2 / 3 * (control.x - from.x), y: from.y + 2 / 3 * (control.y - from.y))
    }
    elements.append(.curve(end, control1: toward(start), control2: toward(end)))
  }

  /// Adds an arc that touches the lines from the current point to `tangent1End` and on to `tangent2End`.
  ///
  /// - Parameter transform: From the space of the two points to the path's.
  package mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform
  ) {
    let start = currentPoint.applying(transform.inverted())
    func direction(_ to: CGPoint) -> CGVector? {
      let (dx, dy) = (to.x - tangent1End.x, to.y - tangent1End.y)
      let length = (dx * dx + dy * dy).squareRoot()
      return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : nil
    }
    guard radius > 0, !isEmpty, let back = direction(start), let ahead = direction(tangent2End),
      abs(back.dx * ahead.dy - back.dy * ahead.dx) > 1e-9
    else {
      elements.append((isEmpty ? Element.move : Element.line)(tangent1End.applying(transform)))
      return
    }
    // Half of the angle between the lines.
    let half = acos(min(max(back.dx * ahead.dx + back.dy * ahead.dy, -1), 1)) / 2
    let (toTouch, toCenter) = (radius / tan(half), radius / sin(half))
    let (x, y) = (back.dx + ahead.dx, back.dy + ahead.dy)
    let length = (x * x + y * y).squareRoot()
    let center = CGPoint(
      x: tangent1End.x + x / length * toCenter, y: tangent1End.y + y / length * toCenter)
    func angle(_ vector: CGVector) -> CGFloat {
      atan2(
        tangent1End.y + vector.dy * toTouch - center.y,
        tangent1End.x + vector.dx * toTouch - center.x)
    }
    addArc(
      center: center, radius: radius, startAngle: angle(back), endAngle: angle(ahead),
      isDecreasing: back.dx * ahead.dy - back.dy * ahead.dx > 0, transform: transform)
  }

  /// Adds a circle's arc as cubics of at most a quarter turn, with a line to its start.
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
