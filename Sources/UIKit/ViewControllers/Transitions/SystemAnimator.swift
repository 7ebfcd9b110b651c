import Foundation

/// The system's animator: the new view has its final frame immediately, and the transition ends after
/// its duration.
final class SystemAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval

  init(duration: TimeInterval) {
    self.duration = duration
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let new = context.view(forKey: .to), new.superview !== context.containerView {
      context.containerView.addSubview(new)
    }
    if let controller = context.viewController(forKey: .to) {
      context.view(forKey: .to)?.frame = context.finalFrame(for: controller)
    }
    let end = Runtime.animation.beginAnimation()
    Runtime.loop.post(after: duration) {
      context.completeTransition(!context.transitionWasCancelled)
      end?()
    }
  }
}
