import Foundation

extension UIView {
  /// Makes the next layout pass search this view for constraints to update.
  func markSubtreeForConstraints() {
    setSubtreeNeedsUpdateConstraints()
    markSubtreeForLayout()
  }

  private func setSubtreeNeedsUpdateConstraints() {
    if constraintState.subtreeNeedsUpdate { return }
    constraintState.subtreeNeedsUpdate = true
    markSubtreeForLayout()
    superviewLink.with { $0.setSubtreeNeedsUpdateConstraints() }
  }

  func markForConstraints() {
    constraintState.needsUpdate = true
    markSubtreeForConstraints()
  }

  /// Updates the constraints of the tree that are marked, from the leaves to this view (S8.33).
  func updateMarkedConstraints() {
    guard constraintState.subtreeNeedsUpdate else { return }
    constraintState.subtreeNeedsUpdate = false
    forEachSubview { $0.updateMarkedConstraints() }
    guard constraintState.needsUpdate else { return }
    constraintState.needsUpdate = false
    if let controller = owningViewController {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }
}
