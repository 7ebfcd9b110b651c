public import Foundation
import QuartzCore

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
  /// The changes are made during the call and views have their final values immediately, as model
  /// values do in UIKit (S1.22); intermediate values are not shown. `completion` is queued on the
  /// device's virtual clock for the end of the animation and never runs inside this call. An
  /// animation that repeats never ends.
  ///
  /// - Parameters:
  ///   - duration: The duration of the animation, in seconds.
  ///   - delay: The delay before the animation, in seconds.
  ///   - options: The options of the animation.
  ///   - animations: The changes.
  ///   - completion: The closure to call at the end; it receives `true`, because animations are not
  ///     interrupted here.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, delay, options, animations, completion)
  }

  /// Runs changes as an animation that swings; springs end after `duration` here.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, delay, options, animations, completion)
  }

  /// Runs changes as an animation that swings by `bounce`; it ends after `duration` here.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, delay, options, animations, completion)
  }

  private class func run(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    // The duration of an outer animation applies, unless the options override it.
    let outer = Runtime.animation.duration
    let own = outer > 0 && !options.contains(.overrideInheritedDuration) ? outer : duration
    let isAnimated = Runtime.animation.animates && duration > 0
    if isAnimated {
      let recording = AnimationRecording()
      Runtime.animation.record(into: recording, duration: own, animations)
      recording.addAnimations { options.apply(to: $0, duration: own, delay: delay) }
    } else {
      Runtime.animation.run(duration: 0, animations)
    }
    let end = isAnimated ? Runtime.animation.beginAnimation() : nil
    guard completion != nil || end != nil, !(isAnimated && options.contains(.repeat)) else {
      return
    }
    let time = isAnimated ? own * (options.contains(.autoreverse) ? 2 : 1) + delay : 0
    Runtime.loop.post(
      after: time,
      name: isAnimated ? "an animation of \(own) seconds" : "the end of an animation"
    ) {
      completion?(true)
      end?()
    }
  }

  // MARK: Keyframes

  /// Runs changes that ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``
  /// schedules; all views have their final values immediately.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      duration, delay, AnimationOptions(rawValue: options.rawValue & 0x3FF), animations,
      completion)
  }

  /// Runs changes of a part of an animation of keyframes.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    Runtime.animation.run(duration: Runtime.animation.duration * frameDuration, animations)
  }

  /// Runs changes that are repeated; all have their final values at once.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    animations()
  }

  // MARK: Transitions

  /// Runs changes inside a view as a transition.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    run(duration, 0, options, animations ?? {}, completion)
  }

  /// Replaces a view with another one; with `.showHideTransitionViews`, hides the first and shows
  /// the second.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    run(
      duration, 0, options,
      {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else if let parent = fromView.superview {
          parent.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion)
  }

  // MARK: Switches

  /// Runs changes without animation, also inside one.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    Runtime.animation.disable(during: actionsWithoutAnimation)
  }

  /// Sets whether animations of views are enabled.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Runtime.animation.isEnabled = enabled
  }

  /// A Boolean value that indicates whether animations are on.
  public class var areAnimationsEnabled: Bool { Runtime.animation.isEnabled }

  /// The duration of the animation that runs its changes now, in seconds; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval { Runtime.animation.duration }
}
