public import CoreGraphics
public import Foundation

/// Constants for the kinds of timing information.
public enum UITimingCurveType: Int, Sendable {
  /// A built-in animation curve.
  case builtin = 0
  /// A cubic curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A cubic curve composed with a spring.
  case composed = 3
}

/// An object that provides the timing information of an animation.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// The kind of timing information that the object provides.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic timing parameters; `nil` if there are none.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring timing parameters; `nil` if there are none.
  var springTimingParameters: UISpringTimingParameters? { get }
}

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

  /// The kind of timing information: built in or cubic.
  open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }

  /// The cubic timing parameters, which are the object itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// The spring timing parameters; always `nil`.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// Timing information that follows the motion of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The velocity at the beginning, in fractions of the distance per second.
  public let initialVelocity: CGVector
  let dampingRatio: CGFloat
  /// How long the spring swings, in seconds; `nil` takes the animator's duration.
  let settlingTime: TimeInterval?

  /// Creates timing parameters of a spring that moves for the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    dampingRatio = ratio
    initialVelocity = velocity
    settlingTime = nil
    super.init()
  }

  /// Creates timing parameters of a physical spring; the animator's duration does not matter.
  ///
  /// - Parameters:
  ///   - mass: What hangs on the spring.
  ///   - stiffness: How strongly it pulls.
  ///   - damping: How strongly it is braked.
  ///   - velocity: How fast views move at the beginning, in parts of their way per second.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let mass = max(mass, .leastNormalMagnitude)
    let frequency = (max(stiffness, .leastNormalMagnitude) / mass).squareRoot()
    let ratio = damping / (2 * mass * frequency)
    dampingRatio = ratio
    initialVelocity = velocity
    // Until what is left is a thousandth. Source: unknown, guessed.
    let decay =
      ratio < 1 ? ratio * frequency : frequency * (ratio - (ratio * ratio - 1).squareRoot())
    settlingTime = decay > 0 ? min(log(1000) / decay, 60) : 60
    super.init()
  }

  /// The kind of timing information: that of a spring.
  open var timingCurveType: UITimingCurveType { .spring }

  /// The cubic timing parameters; always `nil`.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// The spring timing parameters, which are the object itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
}
