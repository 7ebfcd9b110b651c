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

  /// Takes away what is above an index; `nil` when there is nothing.
  func pop(to index: Int, animated: Bool) -> [UIViewController]? {
    guard index >= 0, index < stack.count - 1 else { return nil }
    let popped = Array(stack[(index + 1)...])
    setStack(Array(stack[...index]), animated: animated)
    return popped
  }

  func setStack(_ controllers: [UIViewController], animated: Bool) {
    exchange?.finish()
    let old = stack
    let oldTop = stack.last
    let newTop = controllers.last
    let added = controllers.filter { controller in !old.contains { $0 === controller } }
    let removed = old.filter { controller in !controllers.contains { $0 === controller } }
    for controller in added { addChild(controller) }
    for controller in removed { controller.willMove(toParent: nil) }
    stack = controllers
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
    let exchange = ChildExchange(in: self, from: oldTop, to: newTop, animated: animated) {
      [weak self] in
      guard let self else { return }
      finishMoves(added: added, removed: removed)
      self.exchange = nil
      if let newTop { delegate?.navigationController(self, didShow: newTop, animated: animated) }
    }
    self.exchange = exchange
    exchange.run {
      showItems()
      showTop()
      container.setNeedsLayout()
      tabBarController?.viewIfLoaded?.setNeedsLayout()
      container.window?.windowScene?.statusBarNeedsUpdate = true
    }
  }

  private func finishMoves(added: [UIViewController], removed: [UIViewController]) {
    for controller in added { controller.didMove(toParent: self) }
    for controller in removed where controller.parent === self { controller.removeFromParent() }
  }

  /// Puts the view of the child that is seen into the wrapper and takes others out.
  func showTop() {
    guard isViewLoaded else { return }
    let view = topViewController?.view
    for other in wrapper.subviews where other !== view { other.removeFromSuperview() }
    guard let view, view.superview !== wrapper else { return }
    view.frame = wrapper.bounds
    wrapper.addSubview(view)
    placeBars()
  }
}
