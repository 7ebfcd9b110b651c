public import Foundation

extension Path {
  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Returns the path with every point transformed by `transform`.
  public func applying(_ transform: Transform) -> Path {
    guard transform != .identity else { return self }
    var result = Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(transform.apply(to: point))
        case .line(let point): .line(transform.apply(to: point))
        case .curve(let end, let control1, let control2):
          .curve(
            transform.apply(to: end), control1: transform.apply(to: control1),
            control2: transform.apply(to: control2))
        case .close: .close
        }
      })
    result.isEvenOdd = isEvenOdd
    return result
  }

  /// Returns the path with the even-odd fill rule, or with the non-zero winding rule.
  public func filled(evenOdd: Bool) -> Path {
    var copy = self
    copy.isEvenOdd = evenOdd
    return copy
  }

  /// The rectangle that the path consists of, if its edges are parallel to the axes; otherwise,
  /// `nil`.
  public var rectangle: CGRect? {
    guard elements.count == 5, case .move(let first) = elements[0],
      case .line(let second) = elements[1], case .line(let third) = elements[2],
      case .line(let fourth) = elements[3], case .close = elements[4]
    else { return nil }
    let startsFlat =
      first.y == second.y && second.x == third.x && third.y == fourth.y && fourth.x == first.x
    let startsUpright =
      first.x == second.x && second.y == third.y && third.x == fourth.x && fourth.y == first.y
    guard startsFlat || startsUpright else { return nil }
    return CGRect(
      x: min(first.x, third.x), y: min(first.y, third.y), width: abs(third.x - first.x),
      height: abs(third.y - first.y))
  }

  /// The smallest rectangle that contains all points, including control points; `nil` if there are
  /// none.
  public var controlPointBounds: CGRect? {
    var box = Box()
    for element in elements {
      switch element {
      case .move(let point), .line(let point): box.add(point)
      case .curve(let end, let control1, let control2):
        box.add(control1)
        box.add(control2)
        box.add(end)
      case .close: break
      }
    }
    return box.rect
  }

  /// The smallest rectangle that contains the path's lines and curves; `nil` if there are none.
  public var boundingBox: CGRect? {
    var box = Box()
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        box.add(point)
        current = point
      case .curve(let end, let control1, let control2):
        box.add(end)
        let xs = (current.x, control1.x, control2.x, end.x)
        let ys = (current.y, control1.y, control2.y, end.y)
        for t in Self.turningPoints(xs) { box.addX(Self.value(xs, at: t)) }
        for t in Self.turningPoints(ys) { box.addY(Self.value(ys, at: t)) }
        current = end
      case .close: break
      }
    }
    return box.rect
  }

  /// Returns the parameters, between 0 and 1, at which a cubic Bézier curve with these control
  /// values has its extrema.
  private static func turningPoints(_ v: (CGFloat, CGFloat, CGFloat, CGFloat)) -> [CGFloat] {
    let a = -v.0 + 3 * v.1 - 3 * v.2 + v.3
    let b = 2 * (v.0 - 2 * v.1 + v.2)
    let c = v.1 - v.0
    let roots: [CGFloat]
    if abs(a) < 1e-12 {
      roots = abs(b) < 1e-12 ? [] : [-c / b]
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  private static func value(
    _ v: (CGFloat, CGFloat, CGFloat, CGFloat), at t: CGFloat
  ) -> CGFloat {
    let s = 1 - t
    return s * s * s * v.0 + 3 * s * s * t * v.1 + 3 * s * t * t * v.2 + t * t * t * v.3
  }
}

/// The bounding box of points.
private struct Box {
  private var minX = CGFloat.infinity
  private var minY = CGFloat.infinity
  private var maxX = -CGFloat.infinity
  private var maxY = -CGFloat.infinity

  mutating func add(_ point: CGPoint) {
    addX(point.x)
    addY(point.y)
  }

  mutating func addX(_ x: CGFloat) {
    minX = min(minX, x)
    maxX = max(maxX, x)
  }

  mutating func addY(_ y: CGFloat) {
    minY = min(minY, y)
    maxY = max(maxY, y)
  }

  var rect: CGRect? {
    guard minX <= maxX, minY <= maxY else { return nil }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
