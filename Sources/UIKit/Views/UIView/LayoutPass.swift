/// A traversal of a view tree in the order of S8.33.
///
/// S8.33: Update constraints, from the leaves to the root; then top-down propagate safe areas,
/// solve, write frames, propagate again and solve again if that changed anything, and call
/// `viewWillLayoutSubviews()`, `layoutSubviews()` and `viewDidLayoutSubviews()`.
///
/// Safe areas are propagated before subviews are laid out (S1.19), and again to each subview after
/// its superview has laid it out, which is the second of the two rounds. Constraints are solved
/// before the first and set frames as superviews lay out their subviews; insets that change then
/// change them again, for the second.
@MainActor
enum LayoutPass {
  /// The number of consecutive passes after which the tree counts as never settling.
  private static let limit = 24

  /// Lays out the marked views of a tree; a view that is marked again during the pass gets a second
  /// one.
  static func run(from root: UIView) {
    reporting(root) {
      solve(root)
      visit(root)
      if isMarked(root) {
        solve(root)
        visit(root)
      }
    }
  }

  /// Lays out a tree until no view needs layout, and reports a tree that never settles (Q23).
  static func runUntilStable(_ root: UIView) {
    reporting(root) {
      for _ in 0..<limit where isMarked(root) {
        solve(root)
        visit(root)
      }
    }
    if isMarked(root) {
      Runtime.report(
        """
        The layout of \(type(of: root)) did not settle in \(limit) passes: some view asks for \
        layout each time it is laid out. Look for setNeedsLayout() in layoutSubviews() or \
        viewDidLayoutSubviews().
        """)
    }
  }

  /// Reports conflicts after a pass; those of a nested pass are reported after the outer pass.
  private static func reporting(_ view: UIView, _ pass: () -> Void) {
    let root = view.layoutRoot
    root.layoutState.passes += 1
    pass()
    root.layoutState.passes -= 1
    if root.layoutState.passes == 0 { root.constraintState.engine?.reportConflicts() }
  }

  /// Updates constraints, from the leaves up, and computes the frames that they determine.
  private static func solve(_ view: UIView) {
    let root = view.layoutRoot
    root.updateMarkedConstraints()
    root.constraintState.engine?.update()
  }

  private static func isMarked(_ view: UIView) -> Bool {
    let state = view.layoutState
    return state.needsLayout || state.subtreeNeedsLayout || view.safeArea.needsUpdate
      || view.constraintState.subtreeNeedsUpdate
  }

  private static func visit(_ view: UIView) {
    view.layoutState.subtreeNeedsLayout = false
    if view.safeArea.needsUpdate {
      view.updateSafeArea()
      if view.margins.preservesSuperview { view.updateLayoutMargins() }
    }
    view.owningViewController?.viewWasPlacedBySuperview()
    if view.layoutState.needsLayout {
      view.prepareForLayout()
      view.layer.layoutSublayers()
    }
    view.forEachSubview { if isMarked($0) { visit($0) } }
  }
}
