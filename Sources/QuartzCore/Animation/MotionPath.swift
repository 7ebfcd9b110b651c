import CoreGraphics
import DisplayList

/// The path of a keyframe animation.
@MainActor
struct MotionPath {
  private let segments: [[CGPoint]]

  /// Creates the motion along a path, in which each line and curve is the segment between two keyframes.
  init(_ path: CGPath) {
    var segments: [[CGPoint]] = []
    var (current, first) = (CGPoint.zero, CGPoint.zero)
    for element in path.displayPath.elements {
      var piece = Path([.move(current)])
      switch element {
      case .move(let point):
        (current, first) = (point, point)
        continue
      case .line(let point), .curve(let point, _, _):
        piece.elements.append(element)
        current = point
      case .close:
        guard current != first else { continue }
        piece.elements.append(.line(first))
        current = first
      }
      if let points = piece.polylines().first?.points { segments.append(points) }
    }
    self.segments = segments
  }

  private static func length(_ points: [CGPoint]) -> Double {
    zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }

  /// Returns the point at a fraction of the time, and the direction of the path there, in radians.
  func point(
    at fraction: Double, _ animation: CAKeyframeAnimation
  ) -> (point: CGPoint, angle: CGFloat)? {
    guard let first = segments.first?.first else { return nil }
    let lengths = segments.map(MotionPath.length)
    let total = lengths.reduce(0, +)
    guard total > 0 else { return (first, 0) }
    var times = animation.times(segments.count + 1)
    if animation.calculationMode == .paced || animation.calculationMode == .cubicPaced {
      times = lengths.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1 / total) }
    }
    let segment = animation.segment(at: fraction, times)
    let index = segment.index
    let part = animation.calculationMode == .discrete && segment.part < 1 ? 0 : segment.part
    let points = segments[index]
    var rest = Double(part) * lengths[index]
    for (one, two) in zip(points, points.dropFirst()) {
      let length = hypot(two.x - one.x, two.y - one.y)
      let angle = atan2(two.y - one.y, two.x - one.x)
      guard length > 0, rest > length else {
        let part = length > 0 ? rest / length : 0
        return (
          CGPoint(x: one.x + (two.x - one.x) * part, y: one.y + (two.y - one.y) * part), angle
        )
      }
      rest -= length
    }
    return points.last.map { last in
      let before = points.dropLast().last ?? last
      return (last, atan2(last.y - before.y, last.x - before.x))
    }
  }
}
