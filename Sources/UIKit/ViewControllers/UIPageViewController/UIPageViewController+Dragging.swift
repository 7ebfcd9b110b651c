/// Page turns that the user drags (S2.33, S2.34).
extension UIPageViewController {
  /// Begins a drag: asks the data source for the pages on both sides.
  func userWillDragPages() {
    // A touch that begins during a page turn continues it.
    guard drag?.turn == nil else { return }
    ChildTransition.finishTransitions(self)
    let found = PageDrag(before: neighbor(.reverse), after: neighbor(.forward))
    drag = found
    let (lower, higher) = isRightToLeft ? (found.after, found.before) : (found.before, found.after)
    scrollView.limitPages(hasLower: lower != nil, hasHigher: higher != nil)
  }

  /// Updates the page turn after the content has moved, by the drag or in deceleration.
  func userDraggedPages() {
    guard let drag else { return }
    let shift = isRightToLeft ? -scrollView.shift : scrollView.shift
    let direction: NavigationDirection = shift > 0 ? .forward : .reverse
    if let turn = drag.turn, shift != 0, turn.direction != direction {
      endPageTurn(turn, completes: false, isAtRest: false)
    }
    if self.drag?.turn == nil, shift != 0,
      let page = direction == .forward ? drag.after : drag.before
    {
      beginPageTurn(page, direction)
    }
    self.drag?.turn?.exchange.update(min(1, abs(shift)))
  }

  /// Ends the drag after scrolling has come to rest.
  func pagesCameToRest() {
    guard let turn = drag?.turn else {
      drag = nil
      guard exchange == nil else { return }
      return scrollView.shift == 0 ? scrollView.limitPages() : showPage()
    }
    let isThere = abs(scrollView.shift) > 0.5
    endPageTurn(turn, completes: isThere, isAtRest: true)
  }

  private func beginPageTurn(_ page: UIViewController, _ direction: NavigationDirection) {
    guard let old = pages.first, page !== old else { return }
    delegate?.pageViewController(self, willTransitionTo: [page])
    addChild(page)
    let exchange = ChildTransition(
      in: self, from: old, to: page, animated: true,
      isSeen: { [weak self] in self?.pages.first === $0 }
    ) { [weak self] _ in self?.exchangeEnded(from: old, to: page) }
    drag?.turn = PageDrag.Turn(page: page, direction: direction, exchange: exchange)
    exchange.run(isInteractive: true) { _ = insert(page, toward: direction) }
  }

  private func endPageTurn(_ turn: PageDrag.Turn, completes: Bool, isAtRest: Bool) {
    guard let old = pages.first else { return }
    if isAtRest { drag = nil } else { drag?.turn = nil }
    if completes {
      old.willMove(toParent: nil)
      pages = [turn.page]
    }
    turn.exchange.endInteraction(completes: completes)
    if isAtRest {
      showPage()
    } else if pages.first !== turn.page {
      turn.page.viewIfLoaded?.removeFromSuperview()
    }
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [old],
      transitionCompleted: completes)
  }

  /// Ends the transition between the children, with the drag or because another transition begins.
  private func exchangeEnded(from old: UIViewController, to page: UIViewController) {
    if drag?.turn?.page === page { drag = nil }
    let other = pages.first === page ? old : page
    if pages.first === page, page.parent === self { page.didMove(toParent: self) }
    if other.parent === self, pages.first !== other {
      if other === page { other.willMove(toParent: nil) }
      other.removeFromParent()
    }
  }
}
