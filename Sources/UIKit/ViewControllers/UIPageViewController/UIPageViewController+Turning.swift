import CoreGraphics
import Foundation

extension UIPageViewController {
  func turn(to page: UIViewController, animated: Bool, completion: @escaping () -> Void) {
    ChildTransition.settle(self)
    let old = pages.first
    guard old !== page else { return completion() }
    addChild(page)
    old?.willMove(toParent: nil)
    pages = [page]
    let exchange = ChildTransition(
      in: self, from: old, to: page, animated: animated,
      isSeen: { [weak self] in self?.pages.first === $0 }
    ) { [weak self] _ in
      guard let self else { return }
      if page.parent === self { page.didMove(toParent: self) }
      if let old, old.parent === self, pages.first !== old { old.removeFromParent() }
      completion()
    }
    exchange.run { if isViewLoaded { showPage() } }
  }

  /// Puts the page's view in and takes others out.
  func showPage() {
    guard let page = pages.first?.view else { return }
    for other in view.subviews where other !== page { other.removeFromSuperview() }
    guard page.superview !== view, pages.first?.viewIfLoaded === page else { return }
    page.frame = view.bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(page)
  }

  func makeGestures() {
    let isBeside = navigationOrientation == .horizontal
    for direction: UISwipeGestureRecognizer.Direction in isBeside ? [.left, .right] : [.up, .down] {
      let swipe = UISwipeGestureRecognizer(
        target: self, action: Selector("handleSwipe:", UIPageViewController.handleSwipe))
      swipe.direction = direction
      view.addGestureRecognizer(swipe)
    }
  }

  private func handleSwipe(_ recognizer: UISwipeGestureRecognizer) {
    let isTurned =
      navigationOrientation == .horizontal
      && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let goesOn = recognizer.direction == .left || recognizer.direction == .up
    userTurns(goesOn != isTurned ? .forward : .reverse)
  }

  /// Turns a page on behalf of the user; returns whether there is one.
  @discardableResult
  package func userTurns(_ direction: NavigationDirection) -> Bool {
    guard let old = pages.first, let dataSource else { return false }
    let page =
      direction == .forward
      ? dataSource.pageViewController(self, viewControllerAfter: old)
      : dataSource.pageViewController(self, viewControllerBefore: old)
    guard let page else { return false }
    delegate?.pageViewController(self, willTransitionTo: [page])
    turn(to: page, animated: true) { [weak self] in
      guard let self else { return }
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: true)
    }
    return true
  }
}
