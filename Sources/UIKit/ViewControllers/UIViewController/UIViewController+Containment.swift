extension UIViewController {
  func adopt(_ child: UIViewController) {
    precondition(child !== self, "a controller cannot be its own child")
    guard child.parent !== self else { return }
    child.removeFromParent()
    containment.children.append(child)
    child.willMove(toParent: self)
    child.containment.parent = self
  }

  func leaveParent() {
    guard let parent else { return }
    parent.containment.children.removeAll { $0 === self }
    containment.parent = nil
    if insets.container != .zero {
      insets.container = .zero
      viewIfLoaded?.updateSafeArea()
    }
    didMove(toParent: nil)
  }

  /// The nearest controller of a class above this one.
  func ancestor<Controller: UIViewController>() -> Controller? {
    var controller = parent
    while let current = controller {
      if let found = current as? Controller { return found }
      controller = current.parent
    }
    return nil
  }
}
