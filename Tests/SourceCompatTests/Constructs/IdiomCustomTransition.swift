import UIKit

final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.25
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let toView = context.view(forKey: .to),
      let toController = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    toView.frame = context.finalFrame(for: toController)
    toView.alpha = 0
    context.containerView.addSubview(toView)
    UIView.animate(
      withDuration: transitionDuration(using: context), animations: { toView.alpha = 1 },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

final class FadingScreen: UIViewController, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate
{
  func showDetail() {
    let detail = UIViewController()
    detail.modalPresentationStyle = .custom
    detail.transitioningDelegate = self
    present(detail, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { FadeAnimator() }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { operation == .push ? FadeAnimator() : nil }
}
