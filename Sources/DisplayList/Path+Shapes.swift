public import Foundation

extension Path {
  /// Returns a rectangle whose corners are quarter circles of `radius` points.
  ///
  /// The radius is limited to half of the shorter edge.
  public static func roundedRect(
    _ rect: CGRect, radius: CGFloat, corners: RectCorners = .all
  ) -> Path {
    let radius = min(radius, min(rect.width, rect.height) / 2)
    return rounded(rect, radius: radius, corners: corners, curve: .circular)
  }

  /// Returns a rectangle with Apple's continuous corners of `radius` points.
  ///
  /// The edges are straight up to 1.528665 radii from the corner. If an edge is too short for that,
  /// the corner approaches a circular one; a capsule's ends are half circles.
  public static func continuousRoundedRect(
    _ rect: CGRect, radius: CGFloat, corners: RectCorners = .all
  ) -> Path {
    let half = min(rect.width, rect.height) / 2
    let radius = min(radius, half)
    guard radius > 0 else { return Path(rect) }
    return rounded(
      rect, radius: radius, corners: corners, curve: .continuous(room: half / radius))
  }

  /// Returns the ellipse that is inscribed in `rect`.
  public static func ellipse(in rect: CGRect) -> Path {
    let circle = rounded(
      CGRect(x: -1, y: -1, width: 2, height: 2), radius: 1, corners: .all, curve: .circular)
    return circle.applying(
      Transform(
        a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY))
  }

  /// Returns a rectangle whose shorter edges are half circles.
  public static func capsule(in rect: CGRect) -> Path {
    roundedRect(rect, radius: min(rect.width, rect.height) / 2)
  }

  /// Returns an open path with one line between two points.
  public static func line(from start: CGPoint, to end: CGPoint) -> Path {
    Path([.move(start), .line(end)])
  }

  private static func rounded(
    _ rect: CGRect, radius: CGFloat, corners: RectCorners, curve: CornerCurve
  ) -> Path {
    guard radius > 0, !corners.isEmpty else { return Path(rect) }
    // Clockwise from the top left: each corner's tip, the direction back along the incoming edge,
    // and the direction along the outgoing edge.
    let tips: [(RectCorners, CGPoint, back: Direction, on: Direction)] = [
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), Direction(0, 1), Direction(1, 0)),
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), Direction(-1, 0), Direction(0, 1)),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), Direction(0, -1), Direction(-1, 0)),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), Direction(1, 0), Direction(0, -1)),
    ]
    var elements: [Element] = []
    func connect(to point: CGPoint) {
      elements.append(elements.isEmpty ? .move(point) : .line(point))
    }
    for (corner, tip, back, on) in tips {
      guard corners.contains(corner) else {
        connect(to: tip)
        continue
      }
      func mapped(_ point: CGPoint) -> CGPoint {
        CGPoint(
          x: tip.x + radius * (point.x * back.dx + point.y * on.dx),
          y: tip.y + radius * (point.x * back.dy + point.y * on.dy))
      }
      connect(to: mapped(CGPoint(x: curve.reach, y: 0)))
      for index in stride(from: 0, to: curve.points.count, by: 3) {
        elements.append(
          .curve(
            mapped(curve.points[index + 2]), control1: mapped(curve.points[index]),
            control2: mapped(curve.points[index + 1])))
      }
    }
    elements.append(.close)
    return Path(elements)
  }
}

/// A direction in the plane.
private struct Direction {
  let dx: CGFloat
  let dy: CGFloat

  init(_ dx: CGFloat, _ dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
