import Foundation

extension UINavigationController {
  func push(_ controller: UIViewController, animated: Bool) {
    precondition(
      !(controller is UINavigationController), "Pushing a navigation controller is not supported")
    precondition(
      !stack.contains { $0 === controller },
      """
      Pushing the same view controller instance more than once is not supported (\(controller))
      """)
    setStack(stack + [controller], animated: animated)
  }

  func pop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === controller }) else {
      preconditionFailure("Tried to pop to a view controller that doesn't exist.")
    }
    return pop(to: index, animated: animated)
  }

  func replaceStack(_ controllers: [UIViewController], animated: Bool) {
    precondition(
      Set(controllers.map(ObjectIdentifier.init)).count == controllers.count,
      "All view controllers in a navigation controller must be distinct (\(controllers))")
    precondition(
      !controllers.contains { $0 is UINavigationController },
      "Pushing a navigation controller is not supported")
    setStack(controllers, animated: animated)
  }

  /// Removes the controllers above an index; `nil` if there are none.
  func pop(to index: Int, animated: Bool) -> [UIViewController]? {
    guard index >= 0, index < stack.count - 1 else { return nil }
    let popped = Array(stack[(index + 1)...])
    setStack(Array(stack[...index]), animated: animated)
    return popped
  }

  func setStack(
    _ controllers: [UIViewController], animated: Bool, isInteractive: Bool = false
  ) {
    ChildTransition.finishTransitions(self)
    let old = stack
    let oldTop = stack.last
    let newTop = controllers.last
    let added = controllers.filter { controller in !old.contains { $0 === controller } }
    let removed = old.filter { controller in !controllers.contains { $0 === controller } }
    for controller in added { addChild(controller) }
    for controller in removed { controller.willMove(toParent: nil) }
    stack = controllers
    bars.childMissingBar = nil
    bars.keepsTabBarHidden = animated && removed.count > 1 && losesTabBar(of: oldTop)
    guard let container = viewIfLoaded, newTop !== oldTop else {
      finishMoves(added: added, removed: removed)
      if isViewLoaded { showItems() }
      return
    }
    if let newTop, added.contains(where: { $0 === newTop }) {
      newTop.containment.isMovingToParent = true
    }
    if let oldTop, removed.contains(where: { $0 === oldTop }) {
      oldTop.containment.isMovingFromParent = true
    }
    if let newTop {
      delegate?.navigationController(self, willShow: newTop, animated: animated)
    }
    let animation = animated ? animation(from: oldTop, to: newTop, isPop: isPop(old)) : nil
    let exchange = ChildTransition(
      in: self, from: oldTop, to: newTop, animated: animated,
      isSeen: { [weak self] in self?.stack.last === $0 }
    ) { [weak self] isCompleted in
      guard let self else { return }
      guard isCompleted else { return restore(old, removed: removed) }
      if animation != nil { showTop() }
      finishMoves(added: added, removed: removed)
      if let newTop { delegate?.navigationController(self, didShow: newTop, animated: animated) }
    }
    exchange.run(animation: animation, isInteractive: isInteractive) {
      showItems()
      showTop(keeping: animation == nil ? nil : oldTop?.viewIfLoaded)
      container.setNeedsLayout()
      tabBarController?.viewIfLoaded?.setNeedsLayout()
      container.window?.windowScene?.statusBarNeedsUpdate = true
    }
  }

  /// Returns whether the tab bar that a child has hidden stays hidden when several controllers are popped (S3.7).
  private func losesTabBar(of top: UIViewController?) -> Bool {
    guard top?.hidesBottomBarWhenPushed == true, let situation = viewIfLoaded?.screenSituation
    else {
      return false
    }
    return situation.system.metrics.bars.keepsTabBarHiddenInPops(situation)
  }

  /// Returns whether the stack is a prefix of the old one.
  private func isPop(_ old: [UIViewController]) -> Bool {
    stack.count < old.count && zip(stack, old).allSatisfy { $0 === $1 }
  }

  /// Returns the delegate's animation for a change of the stack; `nil` uses the system's animation.
  private func animation(
    from old: UIViewController?, to new: UIViewController?, isPop: Bool
  ) -> ChildTransition.Animation? {
    guard let old, let new, let delegate,
      let animator = delegate.navigationController(
        self, animationControllerFor: isPop ? .pop : .push, from: old, to: new)
    else { return nil }
    let interaction = delegate.navigationController(self, interactionControllerFor: animator)
    return ChildTransition.Animation(animator: animator, interaction: interaction, place: wrapper)
  }

  /// Restores the stack after a canceled pop (S2.23).
  private func restore(_ old: [UIViewController], removed: [UIViewController]) {
    stack = old
    for controller in removed { controller.containment.isMovingFromParent = false }
    showItems()
    showTop()
    viewIfLoaded?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    viewIfLoaded?.window?.windowScene?.statusBarNeedsUpdate = true
  }

  // MARK: Pops that the user leads

  /// Begins an interactive pop, as a swipe from the edge does.
  ///
  /// - Returns: Whether there is a controller to pop.
  package func beginInteractivePop() -> Bool {
    guard stack.count > 1, exchange == nil else { return false }
    setStack(Array(stack.dropLast()), animated: true, isInteractive: true)
    return exchange != nil
  }

  /// Tells how far the user has led the pop, from 0 to 1.
  package func updateInteractivePop(_ percentComplete: CGFloat) {
    exchange?.update(percentComplete)
  }

  /// Ends the interactive pop: it completes or is canceled (S2.23).
  package func endInteractivePop(completes: Bool) { exchange?.endInteraction(completes: completes) }

  private func finishMoves(added: [UIViewController], removed: [UIViewController]) {
    // Callbacks may have changed the stack again.
    for controller in added where controller.parent === self { controller.didMove(toParent: self) }
    for controller in removed where controller.parent === self && !stack.contains(controller) {
      controller.removeFromParent()
    }
  }

  /// Inserts the view of the visible child into the wrapper and removes others.
  func showTop(keeping kept: UIView? = nil) {
    guard isViewLoaded else { return }
    let view = topViewController?.view
    for other in wrapper.subviews where other !== view && other !== kept {
      other.removeFromSuperview()
    }
    // Callbacks of removed controllers may have changed the stack.
    guard let view, view.superview !== wrapper, topViewController?.viewIfLoaded === view else {
      return
    }
    view.frame = wrapper.bounds
    wrapper.addSubview(view)
    layOutBars()
  }
}
