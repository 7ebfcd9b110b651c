import Foundation
import QuartzCore

extension UIView {
  /// The rows that arrange a stack are removed like an app's own constraints.
  var layoutRoot: UIView {
    superviewLink.with { $0.layoutRoot } ?? self
  }

  /// The engine of the tree whose root the view is, created when it is first needed.
  var existingEngine: LayoutEngine {
    if let engine = constraintState.engine { return engine }
    let engine = LayoutEngine(root: self)
    constraintState.engine = engine
    return engine
  }

  /// Pixels per point that positions are rounded to (S8.14).
  var layoutScale: CGFloat {
    // In a window the traits are known; this runs for each view that is laid out.
    let isKnown = traits.isSettled && windowReference != nil
    return max(1, isKnown ? traits.known.values.displayScale : traitCollection.displayScale)
  }

  // MARK: Solved frames

  /// The frame that constraints determine, which is applied later in the pass; code that depends on
  /// the positions of several views must not mix new frames with old ones.
  var solvedFrame: CGRect {
    guard !constraintState.translatesMask, let solved = layoutNode?.solved else { return frame }
    return frame(forAlignmentRect: solved)
  }

  /// The bounds with the size of ``solvedFrame``.
  var solvedBounds: CGRect {
    guard !constraintState.translatesMask, layoutNode?.solved != nil else { return bounds }
    return CGRect(origin: bounds.origin, size: solvedFrame.size)
  }

  // MARK: Writing frames

  /// Sets the frames of the subviews that constraints position.
  func layOutConstrainedSubviews() {
    guard let engine = placingEngine else { return }
    engine.update()
    let scale = layoutScale
    let engineReference = engine.storedReference
    forEachSubview { view in
      if view.constraintState.translatesMask { return }
      guard let node = view.layoutNode, node.engineReference === engineReference else { return }
      let rectangle = engine.rectangle(of: node, scale: scale)
      node.written = rectangle
      let frame = view.frame(forAlignmentRect: rectangle)
      // Constraints ignore transforms.
      if frame != view.untransformedFrame { view.untransformedFrame = frame }
    }
    subviewsWerePlaced(by: engine)
  }

  /// The engine of the tree; a view that has variables finds it without searching for the root.
  private var placingEngine: LayoutEngine? {
    layoutNode?.engine ?? layoutRoot.constraintState.engine
  }

  // MARK: Notifications

  /// Updates constraints for a new frame, mask or superview's size.
  func framesOfMaskChanged() {
    let state = constraintState
    guard state.translatesMask || state.engine != nil || state.isFitted else { return }
    guard let node = layoutNode, let engine = node.engine else { return }
    if state.translatesMask || engine.hasRoot(node.item) { engine.invalidateFrame(of: node) }
  }

  /// Updates constraints for changed insets, baselines or scrolling of the view.
  func layoutNumbersChanged() {
    guard let storedRare else { return }
    for constraint in storedRare.dependents {
      constraint.engine?.invalidateConstant(of: constraint)
    }
    for rows in storedRare.dependentRows { rows.engine?.invalidateConstant(of: rows) }
  }

  /// Updates constraints for a new layout direction: leading and trailing change sides.
  func layoutDirectionChanged() {
    for constraint in constraintState.constraints {
      constraint.engine?.reinsert(.constraint(constraint))
    }
    if let rows = constraintState.stackRows { rows.engine?.reinsert(.stack(rows)) }
  }

  // MARK: Trees

  /// Adds the constraints of a separate tree to the tree that it has joined.
  func attachToLayout() {
    guard let engine = constraintState.engine, !superviewLink.isEmpty else { return }
    constraintState.engine = nil
    layoutRoot.existingEngine.insert(engine.removeAll())
  }

  /// Removes the constraints between the subtree and its surroundings (S8.12), and keeps those
  /// inside it.
  ///
  /// S8.12: Removing an item from the tree removes the constraints that are installed above it.
  func detachFromLayout() {
    if superviewLink.isEmpty { return }
    let root = layoutRoot
    guard let engine = root.constraintState.engine else { return }
    if let staying = root.fewViews(without: self), hasMoreViews(than: 2 * staying.count) {
      detachFromLayout(of: root, staying, with: engine)
      return
    }
    var inside: [LayoutEntry] = []
    markAsLeaving(&inside)
    deactivateExternalConstraints()
    let given = engine.detach(inside)
    releaseItems(of: engine)
    if !given.isEmpty { existingEngine.insert(given) }
  }

  /// Moves the engine with the subtree, as when a controller's view leaves its window: only the
  /// small part that stays is recreated.
  private func detachFromLayout(of root: UIView, _ staying: [UIView], with engine: LayoutEngine) {
    var kept: [LayoutEntry] = []
    for view in staying {
      for constraint in view.constraintState.constraints {
        if constraint.isAbout(subtreeOf: self) {
          constraint.deactivate()
        } else {
          kept.append(.constraint(constraint))
        }
      }
      if let rows = view.constraintState.stackRows { kept.append(.stack(rows)) }
    }
    kept = kept.sortedByActivation()
    for view in staying { view.releaseOwnItems(of: engine) }
    root.constraintState.engine = nil
    engine.moveRoot(to: self, removing: kept)
    if !kept.isEmpty { root.existingEngine.insert(kept) }
  }

  /// Returns the views of the tree except for a part of it; `nil` if there are many.
  private func fewViews(without part: UIView) -> [UIView]? {
    var views: [UIView] = [self]
    var next = 0
    while next < views.count {
      for view in views[next].subviews where view !== part { views.append(view) }
      next += 1
      if views.count > 24 { return nil }
    }
    return views
  }

  /// Returns whether the view and its descendants are more than a number.
  private func hasMoreViews(than limit: Int) -> Bool {
    var left = limit
    return !isCounted(&left)
  }

  /// Counts down by the views of the tree; returns whether the number was large enough.
  private func isCounted(_ left: inout Int) -> Bool {
    left -= 1
    if left < 0 { return false }
    for view in subviews {
      if !view.isCounted(&left) { return false }
    }
    return true
  }

  private func markAsLeaving(_ inside: inout [LayoutEntry]) {
    constraintState.isLeaving = true
    for constraint in constraintState.constraints {
      constraint.registration.isLeaving = true
      inside.append(.constraint(constraint))
    }
    if let rows = constraintState.stackRows {
      rows.isLeaving = true
      inside.append(.stack(rows))
    }
    for view in hierarchy.subviews { view.markAsLeaving(&inside) }
  }

  /// Removes the constraints that are installed on a view that stays.
  private func deactivateExternalConstraints() {
    for constraint in constraintState.references {
      if let container = constraint.container, !container.constraintState.isLeaving {
        constraint.deactivate()
      }
    }
    forEachSubview { $0.deactivateExternalConstraints() }
    constraintState.isLeaving = false
  }

  private func releaseItems(of engine: LayoutEngine) {
    releaseOwnItems(of: engine)
    forEachSubview { $0.releaseItems(of: engine) }
  }

  private func releaseOwnItems(of engine: LayoutEngine) {
    if let node = layoutNode, node.engine === engine { engine.detach(node) }
    for guide in storedRare?.guides ?? [] {
      if let node = guide.layoutNode, node.engine === engine { engine.detach(node) }
    }
  }
}

extension NSLayoutConstraint {
  /// Returns whether the constraint refers to a view or any of its descendants.
  fileprivate func isAbout(subtreeOf view: UIView) -> Bool {
    var isAbout = false
    forEachView { if $0.isInside(view) { isAbout = true } }
    return isAbout
  }
}
