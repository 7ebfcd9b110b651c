import QuartzCore

extension UIView {
  func markForLayout() {
    layoutState.needsLayout = true
    superviewLink.with { $0.markSubtreeForLayout() }
  }

  /// Marks the superview for layout in the next pass, unless it is laying out this view now
  /// (S8.37).
  func markSuperviewForLayout() {
    guard let superview, !superview.layoutState.isLayingOut else { return }
    superview.setNeedsLayout()
  }

  /// Makes the next pass visit this view, without laying it out itself.
  func markSubtreeForLayout() {
    if layoutState.subtreeNeedsLayout { return }
    layoutState.subtreeNeedsLayout = true
    superviewLink.with { $0.markSubtreeForLayout() }
  }

  func layOutMarkedTree() {
    var root = self
    var view = self
    while let superview = view.superview {
      if superview.layoutState.needsLayout || superview.safeArea.needsUpdate { root = superview }
      view = superview
    }
    LayoutPass.run(from: root)
  }
}
