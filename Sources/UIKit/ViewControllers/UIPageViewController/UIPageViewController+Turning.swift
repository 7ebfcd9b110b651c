import CoreGraphics
import Foundation

/// Page turns by the app.
extension UIPageViewController {
  func turn(
    to page: UIViewController, _ direction: NavigationDirection, animated: Bool,
    completion: @escaping () -> Void
  ) {
    ChildTransition.finishTransitions(self)
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
      showPage()
      completion()
    }
    exchange.run {
      if animated, old != nil, viewIfLoaded?.window != nil, appearance.phase == .appeared {
        scrollView.scroll(to: insert(page, toward: direction))
      } else {
        showPage()
      }
    }
  }

  func setUpScrollView() {
    scrollView.pageController = self
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    scrollView.arrange()
  }

  /// Lays out the page's view in the center, at rest, and removes others.
  func showPage() {
    guard isViewLoaded, let page = pages.first, let pageView = page.view,
      pages.first === page, page.viewIfLoaded === pageView
    else { return }
    let slot = scrollView.slots.first { $0 === pageView.superview } ?? scrollView.slots[1]
    for other in scrollView.slots.flatMap(\.subviews) where other !== pageView {
      other.removeFromSuperview()
    }
    fill(slot, with: pageView)
    scrollView.recenter(at: slot)
  }

  /// Adds a page's view beside the visible one, and returns its slot.
  func insert(_ page: UIViewController, toward direction: NavigationDirection) -> UIView {
    let slot = scrollView.slots[(direction == .forward) != isRightToLeft ? 2 : 0]
    fill(slot, with: page.view)
    return slot
  }

  private func fill(_ slot: UIView, with page: UIView) {
    guard page.superview !== slot else { return }
    page.frame = slot.bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    slot.addSubview(page)
  }

  /// Whether later pages are at lower offsets.
  var isRightToLeft: Bool {
    orientation == .horizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Turns to the next or previous page on behalf of the user; returns whether there is one.
  @discardableResult
  package func userTurns(_ direction: NavigationDirection) -> Bool {
    guard let old = pages.first, let page = neighbor(direction) else { return false }
    delegate?.pageViewController(self, willTransitionTo: [page])
    turn(to: page, direction, animated: true) { [weak self] in
      guard let self else { return }
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: true)
    }
    return true
  }

  /// Returns the page before or after the visible one, from the data source.
  func neighbor(_ direction: NavigationDirection) -> UIViewController? {
    guard let page = pages.first, let dataSource else { return nil }
    return direction == .forward
      ? dataSource.pageViewController(self, viewControllerAfter: page)
      : dataSource.pageViewController(self, viewControllerBefore: page)
  }
}
