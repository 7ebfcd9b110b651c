import Foundation

extension UIView {
  /// Lets the next layout pass look for constraints to update in this view.
  func markSubtreeForConstraints() {
    var view: UIView? = self
    while let current = view, !current.constraintState.subtreeNeedsUpdate {
      current.constraintState.subtreeNeedsUpdate = true
      current.markSubtreeForLayout()
      view = current.superview
    }
    markSubtreeForLayout()
  }

  func markForConstraints() {
    constraintState.needsUpdate = true
    markSubtreeForConstraints()
  }

  /// Updates the constraints of the tree that are marked, from the leaves to this view (S8.33).
  func updateMarkedConstraints() {
    guard constraintState.subtreeNeedsUpdate else { return }
    constraintState.subtreeNeedsUpdate = false
    for view in subviews { view.updateMarkedConstraints() }
    guard constraintState.needsUpdate else { return }
    constraintState.needsUpdate = false
    if let controller = owningViewController {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }
}
