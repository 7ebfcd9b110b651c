public import CoreGraphics
public import Foundation

/// Timing information that follows the motion of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The velocity at the beginning, in fractions of the distance per second.
  public let initialVelocity: CGVector
  let dampingRatio: CGFloat
  /// The duration of the motion, in seconds; `nil` takes the animator's duration.
  let settlingTime: TimeInterval?

  /// Creates timing parameters of a spring that moves for the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    dampingRatio = ratio
    initialVelocity = velocity
    settlingTime = nil
    super.init()
  }

  /// Creates timing parameters of a physical spring; the animator's duration is ignored.
  ///
  /// - Parameters:
  ///   - mass: The mass of the object attached to the spring.
  ///   - stiffness: The stiffness of the spring.
  ///   - damping: The damping of the motion.
  ///   - velocity: The initial velocity, in fractions of the distance per second.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let mass = max(mass, .leastNormalMagnitude)
    let frequency = (max(stiffness, .leastNormalMagnitude) / mass).squareRoot()
    let ratio = damping / (2 * mass * frequency)
    dampingRatio = ratio
    initialVelocity = velocity
    // Until the amplitude is a thousandth. Source: unknown, guessed.
    let decay =
      ratio < 1 ? ratio * frequency : frequency * (ratio - (ratio * ratio - 1).squareRoot())
    settlingTime = decay > 0 ? min(log(1000) / decay, 60) : 60
    super.init()
  }

  /// The type of timing information: that of a spring.
  open var timingCurveType: UITimingCurveType { .spring }

  /// The cubic timing parameters; always `nil`.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// The spring timing parameters, which are the object itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
}
