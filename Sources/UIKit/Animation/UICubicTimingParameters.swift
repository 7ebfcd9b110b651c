import CoreGraphics
public import Foundation

/// Timing information that follows a cubic curve from (0, 0) to (1, 1).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  let timing: TimingCurve

  /// The built-in animation curve of the parameters.
  public let animationCurve: UIView.AnimationCurve

  /// The curve's first control point.
  public var controlPoint1: CGPoint { timing.first }

  /// The curve's second control point.
  public var controlPoint2: CGPoint { timing.second }

  private let isNamed: Bool

  /// Creates timing parameters with a curve that is slow at both ends.
  public convenience override init() {
    self.init(animationCurve: .easeInOut)
  }

  /// Creates timing parameters from a built-in animation curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isNamed = true
    switch curve {
    case .easeInOut: timing = .easeInOut
    case .easeIn: timing = .easeIn
    case .easeOut: timing = .easeOut
    case .linear: timing = .linear
    }
    super.init()
  }

  /// Creates timing parameters from the control points of a cubic curve.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    isNamed = false
    timing = TimingCurve(point1.x, point1.y, point2.x, point2.y)
    super.init()
  }

  /// The type of timing information: built in or cubic.
  open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }

  /// The cubic timing parameters, which are the object itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// The spring timing parameters; always `nil`.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}
