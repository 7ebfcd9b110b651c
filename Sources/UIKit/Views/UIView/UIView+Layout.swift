import QuartzCore

extension UIView {
  func markForLayout() {
    layoutState.needsLayout = true
    superviewLink.with { $0.markSubtreeForLayout() }
  }

  /// Lets the next pass look into this view, without laying it out itself.
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

  /// The middle of a pass: controller, subviews, controller.
  func layOutSubviewsOnce() {
    guard layoutState.needsLayout else { return }
    layoutState.needsLayout = false
    traits.known.performAsCurrent {
      owningViewController?.viewWillLayoutSubviews()
      layoutSubviews()
      owningViewController?.viewDidLayoutSubviews()
    }
    markSubviewsForSafeArea()
  }
}
