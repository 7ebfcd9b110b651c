public import Foundation

/// An animation that moves as an object at a spring does.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass of the object, greater than 0; 1 by default.
  open var mass: CGFloat = 1
  /// The stiffness of the spring, greater than 0; 100 by default.
  open var stiffness: CGFloat = 100
  /// The damping of the motion, 0 or greater; 10 by default.
  open var damping: CGFloat = 10
  /// The velocity at the beginning, in ways per second; 0 by default.
  ///
  /// Positive moves towards the end.
  open var initialVelocity: CGFloat = 0

  /// Creates a spring that seems to take a time, in seconds, and bounces.
  ///
  /// - Parameter bounce: 0 for none, up to 1 for an endless one; below 0 the motion is slower than without.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let period = max(perceptualDuration, 1e-3)
    stiffness = pow(2 * .pi / period, 2)
    // Source: Apple's "Animate with springs" (WWDC23): what of the critical damping is left.
    let critical = 4 * .pi / period
    damping = bounce >= 0 ? critical * (1 - min(bounce, 1)) : critical / (1 + max(bounce, -0.99))
    duration = settlingDuration
  }

  /// How long the spring seems to take, in seconds.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / frequency }

  /// How much the spring bounces: 0 for none, 1 for an endless bounce, below 0 for a slow motion.
  open var bounce: CGFloat {
    let ratio = ratio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// The time until the object is at rest, in seconds: within a thousandth of the way (S14.13).
  open var settlingDuration: CFTimeInterval {
    let (frequency, ratio) = (frequency, ratio)
    guard ratio > 0 else { return .infinity }
    if ratio < 1 {
      let decay = ratio * frequency
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      return log(1000 * (1 + abs((decay - initialVelocity) / swing))) / decay
    }
    // Without a bounce the distance only falls; what is left is looked for in steps of a millisecond.
    var time = 0.0
    while time < 60, abs(distance(at: time)) > 0.001 { time += 0.001 }
    return time
  }

  private var frequency: Double {
    (max(stiffness, .leastNormalMagnitude) / max(mass, .leastNormalMagnitude)).squareRoot()
  }

  private var ratio: Double { max(0, damping) / (2 * max(mass, .leastNormalMagnitude) * frequency) }

  /// The part of the way that is left after seconds: the damped oscillator that is released at 1.
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
