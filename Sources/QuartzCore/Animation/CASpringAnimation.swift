public import Foundation

/// An animation that moves a property like an object on a spring.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass of the object, greater than 0; 1 by default.
  open var mass: CGFloat = 1
  /// The stiffness of the spring, greater than 0; 100 by default.
  open var stiffness: CGFloat = 100
  /// The damping of the spring, 0 or greater; 10 by default.
  open var damping: CGFloat = 10
  /// The initial velocity, in multiples per second of the distance between the start and the end value; 0 by
  /// default.
  ///
  /// A positive velocity moves toward the end value.
  open var initialVelocity: CGFloat = 0

  /// Creates a spring with a perceptual duration, in seconds, and a bounce.
  ///
  /// - Parameter bounce: 0 for no bounce, up to 1 for an undamped spring; a negative value is an overdamped
  ///   spring.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let period = max(perceptualDuration, 1e-3)
    stiffness = pow(2 * .pi / period, 2)
    // Source: Apple's "Animate with springs" (WWDC23): the bounce is the part of the critical damping that is
    // missing.
    let critical = 4 * .pi / period
    damping = bounce >= 0 ? critical * (1 - min(bounce, 1)) : critical / (1 + max(bounce, -0.99))
    duration = settlingDuration
  }

  /// The perceptual duration of the spring, in seconds.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / frequency }

  /// The bounce of the spring: 0 for none, 1 for an undamped spring, negative for an overdamped one.
  open var bounce: CGFloat {
    let ratio = ratio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// The time until the object is at rest, within a thousandth of the distance, in seconds (S14.13).
  open var settlingDuration: CFTimeInterval {
    let (frequency, ratio) = (frequency, ratio)
    guard ratio > 0 else { return .infinity }
    if ratio < 1 {
      let decay = ratio * frequency
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      return log(1000 * (1 + abs((decay - initialVelocity) / swing))) / decay
    }
    // An overdamped spring only approaches its end; the time is searched in steps of a millisecond.
    var time = 0.0
    while time < 60, abs(distance(at: time)) > 0.001 { time += 0.001 }
    return time
  }

  private var frequency: Double {
    (max(stiffness, .leastNormalMagnitude) / max(mass, .leastNormalMagnitude)).squareRoot()
  }

  private var ratio: Double { max(0, damping) / (2 * max(mass, .leastNormalMagnitude) * frequency) }

  /// Returns the fraction of the distance that is left after a time: the damped oscillator that is released
  /// at 1.
  private func distance(at time: Double) -> Double {
    let (frequency, ratio) = (frequency, ratio)
    let decay = ratio * frequency
    let velocity = -initialVelocity
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let sine = (decay + velocity) / swing
      return exp(-decay * time) * (cos(swing * time) + sine * sin(swing * time))
    }
    guard ratio > 1 else {
      return exp(-frequency * time) * (1 + (frequency + velocity) * time)
    }
    let spread = frequency * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (decay - spread, decay + spread)
    let share = (fast + velocity) / (fast - slow)
    return share * exp(-slow * time) + (1 - share) * exp(-fast * time)
  }

  override func progress(at fraction: Double) -> Double { 1 - distance(at: fraction * duration) }

  override func copyState(of other: CAAnimation) {
    super.copyState(of: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
  }
}
