extension UIView {
  /// The center part of a pass: controller, subviews, controller.
  func layOutSubviewsOnce() {
    guard layoutState.needsLayout else { return }
    layoutState.needsLayout = false
    layoutState.isLayingOut = true
    defer { layoutState.isLayingOut = false }
    traits.known.performAsCurrent {
      owningViewController?.viewWillLayoutSubviews()
      layoutSubviews()
      owningViewController?.viewDidLayoutSubviews()
    }
    markSubviewsForSafeArea()
  }
}
