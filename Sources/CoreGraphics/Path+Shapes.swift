package import DisplayList
package import Foundation

extension Path {
  /// The distance of a cubic's control points from its ends to draw a quarter of the unit circle.
  static let quarterCircle: CGFloat = 0.552_284_749_830_793_5

  /// Creates a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - radius: The radius in points; at most half of the shorter side is used.
  ///   - corners: The corners to round.
  ///   - isContinuous: Whether the corners are Apple's smooth ones, whose curve begins 1.53 radii
  ///     from the corner. If that does not fit, the corners are circular.
  package init(
    rounded rect: CGRect, radius: CGFloat, corners: RoundedCorners = .all,
    isContinuous: Bool = false
  ) {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0, !corners.isEmpty else {
      self.init(rect)
      return
    }
    let reach = CornerCurve.continuousReach * radius
    let curve: CornerCurve =
      isContinuous && reach <= min(rect.width, rect.height) / 2
      ? .continuous(radius) : .circular(radius)
    let square = CornerCurve.circular(0)
    var path = Path()
    let turns: [(RoundedCorners, CGPoint, along: CGVector, into: CGVector)] = [
      (
        .topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: 1, dy: 0),
        CGVector(dx: 0, dy: 1)
      ),
      (
        .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: 1),
        CGVector(dx: -1, dy: 0)
      ),
      (
        .bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: -1, dy: 0),
        CGVector(dx: 0, dy: -1)
      ),
      (
        .topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: -1),
        CGVector(dx: 1, dy: 0)
      ),
    ]
    for (corner, point, along, into) in turns {
      (corners.contains(corner) ? curve : square).append(
        to: &path, corner: point, along: along, into: into)
    }
    path.elements.append(.close)
    self = path
  }

  /// Creates a rectangle whose corners are quarters of an ellipse.
  package init(elliptic rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    precondition(
      2 * cornerWidth <= rect.width && 2 * cornerHeight <= rect.height,
      "corner sizes must be at most half of the rectangle's")
    guard cornerWidth > 0, cornerHeight > 0 else {
      self.init(rect)
      return
    }
    let squeeze = CGAffineTransform(scaleX: cornerHeight / cornerWidth, y: 1)
    self = Path(rounded: rect.applying(squeeze), radius: cornerHeight)
      .applying(squeeze.inverted())
  }

  /// Creates the ellipse that fills a rectangle.
  package init(ellipseIn rect: CGRect) {
    let k = Path.quarterCircle
    let rx = rect.width / 2
    let ry = rect.height / 2
    let x = rect.midX
    let y = rect.midY
    func point(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx * rx, y: y + dy * ry) }
    self.init([
      .move(point(1, 0)),
      .curve(point(0, 1), control1: point(1, k), control2: point(k, 1)),
      .curve(point(-1, 0), control1: point(-k, 1), control2: point(-1, k)),
      .curve(point(0, -1), control1: point(-1, -k), control2: point(-k, -1)),
      .curve(point(1, 0), control1: point(k, -1), control2: point(1, -k)),
      .close,
    ])
  }

  /// Returns the path after a transform.
  package func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    return Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(point.applying(transform))
        case .line(let point): .line(point.applying(transform))
        case .curve(let point, let control1, let control2):
          .curve(
            point.applying(transform), control1: control1.applying(transform),
            control2: control2.applying(transform))
        case .close: .close
        }
      })
  }
}

/// The curve of one corner, as cubics.
private enum CornerCurve {
  case circular(CGFloat)
  case continuous(CGFloat)

  /// The distance at which a continuous corner begins, in radii from the corner.
  ///
  /// The eleven numbers of the curve
  /// are those that developers read from UIBezierPath's rounded rectangles since iOS 7.
  static let continuousReach: CGFloat = 1.528_664_83

  /// Appends the corner; `along` is the direction of the edge before it, `into` that of the edge
  /// after it.
  func append(to path: inout Path, corner: CGPoint, along: CGVector, into: CGVector) {
    /// Returns a point `before` the corner on the edge before it, and `after` it on the next edge.
    func point(_ before: CGFloat, _ after: CGFloat, _ radius: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.x - along.dx * before * radius + into.dx * after * radius,
        y: corner.y - along.dy * before * radius + into.dy * after * radius)
    }
    func connect(_ start: CGPoint) {
      path.elements.append(path.elements.isEmpty ? .move(start) : .line(start))
    }
    switch self {
    case .circular(let r):
      connect(point(1, 0, r))
      guard r > 0 else { return }
      let k = 1 - Path.quarterCircle
      path.elements.append(
        .curve(point(0, 1, r), control1: point(k, 0, r), control2: point(0, k, r)))
    case .continuous(let r):
      connect(point(CornerCurve.continuousReach, 0, r))
      path.elements += [
        .curve(
          point(0.631_493_79, 0.074_911_39, r), control1: point(1.088_492_96, 0, r),
          control2: point(0.868_406_94, 0, r)),
        .curve(
          point(0.074_911_39, 0.631_493_79, r),
          control1: point(0.372_823_83, 0.169_059_56, r),
          control2: point(0.169_059_56, 0.372_823_83, r)),
        .curve(
          point(0, CornerCurve.continuousReach, r), control1: point(0, 0.868_406_94, r),
          control2: point(0, 1.088_492_96, r)),
      ]
    }
  }
}
