public import Foundation

/// A function from an animation's time to its progress: a cubic Bézier curve from (0, 0) to (1, 1).
// Sendable: every stored property is a `let` of a Sendable type.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let first: CGPoint
  private let second: CGPoint

  /// Creates a function from the coordinates of its two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    first = CGPoint(x: Double(c1x), y: Double(c1y))
    second = CGPoint(x: Double(c2x), y: Double(c2y))
    super.init()
  }

  /// Creates one of the system's functions; an unknown name creates a linear one.
  ///
  /// Source: the control points that Apple documents for each name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Writes the two coordinates of a control point to memory; points 0 and 3 are the ends of the curve.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [CGPoint.zero, first, second, CGPoint(x: 1, y: 1)]
    precondition(points.indices.contains(idx), "a timing function has the control points 0 to 3")
    ptr[0] = Float(points[idx].x)
    ptr[1] = Float(points[idx].y)
  }

  /// Returns the progress at a fraction of the time, from 0 to 1.
  func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if first.x == first.y, second.x == second.y { return time }
    // x increases with the parameter, so bisection finds it.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if CAMediaTimingFunction.value(middle, first.x, second.x) < time {
        low = middle
      } else {
        high = middle
      }
    }
    return CAMediaTimingFunction.value((low + high) / 2, first.y, second.y)
  }

  private static func value(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
  }

  /// Returns a Boolean value that indicates whether another object has the same control points.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CAMediaTimingFunction else { return false }
    return first == other.first && second == other.second
  }

  /// A hash value of the control points.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(first.x)
    hasher.combine(second.x)
    return hasher.finalize()
  }
}
