package import CoreGraphics
package import DisplayList

extension Path {
  /// The vertices of the first subpath as a polygon; curves have 12 pieces, which are within 0.1 points of
  /// them for the corners of displays.
  package var vertices: [CGPoint] {
    let pieces = 12
    var points: [CGPoint] = []
    loop: for element in elements {
      switch element {
      case .move(let point):
        if !points.isEmpty { break loop }
        points.append(point)
      case .line(let point): points.append(point)
      case .curve(let end, let control1, let control2):
        guard let start = points.last else { continue }
        for piece in 1...pieces {
          let t = Double(piece) / Double(pieces)
          points.append(Self.point(on: (start, control1, control2, end), at: t))
        }
      case .close: break loop
      }
    }
    return points
  }

  /// Returns a point of a cubic Bézier curve.
  private static func point(
    on curve: (CGPoint, CGPoint, CGPoint, CGPoint), at t: Double
  ) -> CGPoint {
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: a * curve.0.x + b * curve.1.x + c * curve.2.x + d * curve.3.x,
      y: a * curve.0.y + b * curve.1.y + c * curve.2.y + d * curve.3.y)
  }
}
