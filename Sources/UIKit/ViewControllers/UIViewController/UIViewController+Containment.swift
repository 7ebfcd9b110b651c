extension UIViewController {
  func attachChild(_ child: UIViewController) {
    precondition(
      !isInside(child), "a controller cannot be a child of itself or of a controller inside it")
    guard child.parent !== self else { return }
    child.checkRequestedParent(self)
    child.removeFromParent()
    containment.children.append(child)
    child.willMove(toParent: self)
    child.containment.parent = self
  }

  private func isInside(_ controller: UIViewController) -> Bool {
    self === controller || parent?.isInside(controller) == true
  }

  /// Traps if the view is already inside the view of another controller, as UIKit does.
  private func checkRequestedParent(_ requested: UIViewController) {
    guard let around = viewIfLoaded?.superview?.nearestViewController, around !== requested,
      around !== parent
    else { return }
    preconditionFailure(
      """
      UIViewControllerHierarchyInconsistency: child view controller:\(self) should have parent \
      view controller:\(around) but requested parent is:\(requested)
      """)
  }

  /// Traps if the view is added to the view of a controller that is not the parent.
  func checkPlace(in superview: UIView) {
    guard let parent, let around = superview.nearestViewController, around !== parent else {
      return
    }
    preconditionFailure(
      """
      UIViewControllerHierarchyInconsistency: child view controller:\(self) should have parent \
      view controller:\(around) but actual parent is:\(parent)
      """)
  }

  func detachFromParent() {
    guard let parent else { return }
    parent.containment.children.removeAll { $0 === self }
    containment.parent = nil
    endTransitionOutside(parent)
    if insets.container != .zero {
      insets.container = .zero
      viewIfLoaded?.updateSafeArea()
    }
    didMove(toParent: nil)
  }

  /// The transition between two children that has begun and not ended.
  var exchange: ChildTransition? { containment.exchange }

  /// Returns the nearest controller of a class above this one.
  func ancestor<Controller: UIViewController>() -> Controller? {
    var controller = parent
    while let current = controller {
      if let found = current as? Controller { return found }
      controller = current.parent
    }
    return nil
  }

  /// Runs a closure for this controller and all its descendants.
  func forEachDescendant(_ body: (UIViewController) -> Void) {
    body(self)
    for child in children { child.forEachDescendant(body) }
  }
}
