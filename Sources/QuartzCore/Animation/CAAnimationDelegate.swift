/// The methods that an animation calls when it begins and ends.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Tells the delegate that the animation has begun.
  func animationDidStart(_ anim: CAAnimation)

  /// Tells the delegate that the animation has ended.
  ///
  /// - Parameter flag: Whether the animation reached its end; `false` if it was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// The default implementation does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}

  /// The default implementation does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
