import QuartzCore

extension UIView {
  func markForLayout() {
    layoutState.needsLayout = true
    superview?.markSubtreeForLayout()
  }

  /// Lets the next pass look into this view, without laying it out itself.
  func markSubtreeForLayout() {
    var view: UIView? = self
    while let current = view, !current.layoutState.subtreeNeedsLayout {
      current.layoutState.subtreeNeedsLayout = true
      view = current.superview
    }
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
