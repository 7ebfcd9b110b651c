public import Foundation

extension UIView {
  /// Runs changes as an animation; see ``animate(withDuration:delay:options:animations:completion:)``.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations)
  }

  /// Runs changes as an animation; see ``animate(withDuration:delay:options:animations:completion:)``.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Runs changes as an animation.
  ///
  /// The changes run now and views have their final values at once, as models have in UIKit
  /// (S1.22); nothing in between is shown. `completion` is queued on the device's virtual clock
  /// for the end of the animation and never runs inside this call.
  ///
  /// - Parameters:
  ///   - duration: How long it takes, in seconds.
  ///   - delay: How long it waits, in seconds.
  ///   - options: How it runs.
  ///   - animations: The changes.
  ///   - completion: Runs afterwards; gets `true`, since nothing interrupts an animation here.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let isAnimated = Runtime.animation.isEnabled && duration > 0
    Runtime.animation.run(duration: isAnimated ? duration : 0, animations)
    guard let completion else { return }
    Runtime.loop.post(after: isAnimated ? duration + delay : 0) { completion(true) }
  }

  /// Runs changes as an animation that swings; springs end after `duration` here.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Runs changes without animation, also inside one.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    Runtime.animation.disable(during: actionsWithoutAnimation)
  }

  /// Switches animations on or off.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Runtime.animation.isEnabled = enabled
  }

  /// Whether animations are on.
  public class var areAnimationsEnabled: Bool { Runtime.animation.isEnabled }

  /// The duration of the animation that runs its changes now, in seconds; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval { Runtime.animation.duration }
}
