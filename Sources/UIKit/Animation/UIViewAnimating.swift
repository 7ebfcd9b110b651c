public import Foundation

/// Constants for the states of an animation.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animation has not begun, or is over.
  case inactive = 0
  /// The animation is running or paused.
  case active = 1
  /// The animation is stopped and not finished yet.
  case stopped = 2
}

/// Constants for the position at which an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end of the animation, with all changes.
  case end = 0
  /// The start of the animation, without its changes.
  case start = 1
  /// The current position of the animation.
  case current = 2
}

/// An object that runs an animation and can pause, scrub, reverse and stop it.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The current state of the animation.
  var state: UIViewAnimatingState { get }
  /// A Boolean value that indicates whether the animation is running.
  var isRunning: Bool { get }
  /// A Boolean value that determines whether the animation runs in reverse.
  var isReversed: Bool { get set }
  /// The fraction of the animation that is complete, from 0 through 1.
  var fractionComplete: CGFloat { get set }

  /// Starts the animation from its current position.
  func startAnimation()

  /// Starts the animation after a delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)

  /// Pauses the animation at its current position.
  func pauseAnimation()

  /// Stops the animation at its current position; with `true` it is over at once, otherwise
  /// `finishAnimation(at:)` follows.
  func stopAnimation(_ withoutFinishing: Bool)

  /// Finishes a stopped animation at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animating object that takes more animations while it runs.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds an animation block that begins after a fraction of the duration.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)

  /// Adds an animation block to the animator.
  func addAnimations(_ animation: @escaping () -> Void)

  /// Adds a completion block, which is called when the animation is over.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

  /// Continues a paused animation with other timing and another duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
