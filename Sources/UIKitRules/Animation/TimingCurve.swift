package import Foundation

/// The progress of an animation over its time: a cubic Bézier curve from 0, 0 to 1, 1.
package struct TimingCurve: Equatable, Sendable {
  /// The curve's first control point.
  package var first: CGPoint
  /// The curve's second control point.
  package var second: CGPoint

  /// Creates a curve from its control points.
  package init(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
    first = CGPoint(x: x1, y: y1)
    second = CGPoint(x: x2, y: y2)
  }

  // Core Animation documents these control points for its named functions.
  /// A curve that is slow at both ends.
  package static let easeInOut: TimingCurve = .init(0.42, 0, 0.58, 1)
  /// A curve that is slow at the beginning.
  package static let easeIn: TimingCurve = .init(0.42, 0, 1, 1)
  /// A curve that is slow at the end.
  package static let easeOut: TimingCurve = .init(0, 0, 0.58, 1)
  /// The same speed all along.
  package static let linear: TimingCurve = .init(0, 0, 1, 1)

  /// Returns the progress at a part of the time, both from 0 through 1.
  package func progress(at time: CGFloat) -> CGFloat {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if self == .linear { return time }
    // x increases with the parameter, so bisection finds it.
    var (low, high) = (CGFloat(0), CGFloat(1))
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if TimingCurve.value(middle, first.x, second.x) < time { low = middle } else { high = middle }
    }
    return TimingCurve.value((low + high) / 2, first.y, second.y)
  }

  private static func value(_ t: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat {
    let rest = 1 - t
    return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
  }
}
