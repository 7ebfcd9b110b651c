public import Foundation

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

  /// Stops the animation at its current position; with `true` it becomes inactive at once,
  /// otherwise `finishAnimation(at:)` follows.
  func stopAnimation(_ withoutFinishing: Bool)

  /// Finishes a stopped animation at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
