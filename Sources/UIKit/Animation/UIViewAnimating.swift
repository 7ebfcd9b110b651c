public import Foundation

/// How far an animator is.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or over.
  case inactive = 0
  /// Running or paused.
  case active = 1
  /// Stopped, and not finished yet.
  case stopped = 2
}

/// Constants for the position at which an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// With all changes.
  case end = 0
  /// As it was before.
  case start = 1
  /// Where it is.
  case current = 2
}

/// What runs changes over time and can be led by hand.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// How far the animator is.
  var state: UIViewAnimatingState { get }
  /// A Boolean value that indicates whether time moves the animation.
  var isRunning: Bool { get }
  /// A Boolean value that determines whether the animation runs back.
  var isReversed: Bool { get set }
  /// How much of the animation is over, from 0 through 1.
  var fractionComplete: CGFloat { get set }

  /// Lets time move the animation.
  func startAnimation()

  /// Lets time move the animation after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)

  /// Keeps the animation where it is.
  func pauseAnimation()

  /// Ends the animation where it is; with `true` at once, otherwise `finishAnimation(at:)` follows.
  func stopAnimation(_ withoutFinishing: Bool)

  /// Gives the views the values of a position and tells that the animation is over.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What takes more changes while it runs.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a part of the duration.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)

  /// Adds an animation block to the animator.
  func addAnimations(_ animation: @escaping () -> Void)

  /// Adds what runs when the animation is over.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

  /// Lets a paused animation go on with another curve and duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
