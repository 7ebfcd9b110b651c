import Foundation

/// The curve of one rounded corner, in multiples of its radius.
///
/// The corner's tip is (0, 0), x runs along the incoming edge and y along the outgoing one. The
/// curve begins at (`reach`, 0) and ends at (0, `reach`); it is symmetric.
struct CornerCurve {
  /// The distance from the tip to the end of the straight edges.
  let reach: CGFloat
  /// The control points and end points of the cubic curves, three points per curve.
  let points: [CGPoint]

  /// A quarter of a circle.
  static let circular: CornerCurve = {
    // The usual cubic approximation of a quarter circle: 4/3 (sqrt 2 - 1) = 0.5522847…
    let handle = 1 - 4 / 3 * (2.0.squareRoot() - 1)
    return CornerCurve(
      reach: 1,
      points: [CGPoint(x: handle, y: 0), CGPoint(x: 0, y: handle), CGPoint(x: 0, y: 1)])
  }()

  /// Returns Apple's continuous corner; `room` is half the shorter edge, in radii.
  ///
  /// If there is enough space, the curve reaches 1.528665 radii. With less space it approaches the
  /// circular corner, so that a capsule has round ends.
  ///
  /// Source: the points of `UIBezierPath(roundedRect:cornerRadius:)` since iOS 7, read off the path
  /// and published many times. How Apple blends short edges is unknown; this is a guess.
  static func continuous(room: CGFloat) -> CornerCurve {
    let fullReach: CGFloat = 1.528665
    let share = max(0, min(1, (room - 1) / (fullReach - 1)))
    guard share > 0 else { return .circular }
    let join = CGPoint(x: 0.63149379, y: 0.07491139)
    let full = [
      CGPoint(x: 1.08849296, y: 0), CGPoint(x: 0.86840694, y: 0), join,
      CGPoint(x: 0.37282383, y: 0.16905956), mirrored(CGPoint(x: 0.37282383, y: 0.16905956)),
      mirrored(join),
      CGPoint(x: 0, y: 0.86840694), CGPoint(x: 0, y: 1.08849296), CGPoint(x: 0, y: fullReach),
    ]
    let round = circleSplit(at: atan2(1 - join.x, 1 - join.y))
    let points = zip(full, round).map { full, round in
      CGPoint(
        x: round.x + (full.x - round.x) * share, y: round.y + (full.y - round.y) * share)
    }
    return CornerCurve(reach: 1 + (fullReach - 1) * share, points: points)
  }

  /// Returns the quarter circle as three curves, split at `angle` radians from either end.
  private static func circleSplit(at angle: CGFloat) -> [CGPoint] {
    func curve(from start: CGFloat, to end: CGFloat) -> [CGPoint] {
      let handle = 4 / 3 * tan((end - start) / 4)
      // The angle runs from the incoming edge; the circle's center is (1, 1).
      func point(_ angle: CGFloat) -> CGPoint { CGPoint(x: 1 - sin(angle), y: 1 - cos(angle)) }
      let (first, last) = (point(start), point(end))
      return [
        CGPoint(x: first.x - handle * cos(start), y: first.y + handle * sin(start)),
        CGPoint(x: last.x + handle * cos(end), y: last.y - handle * sin(end)),
        last,
      ]
    }
    let quarter = CGFloat.pi / 2
    return curve(from: 0, to: angle) + curve(from: angle, to: quarter - angle)
      + curve(from: quarter - angle, to: quarter)
  }

  private static func mirrored(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.y, y: point.x)
  }
}
