import Foundation
import QuartzCore

extension UIView: LayoutItem {
  var layoutView: UIView? { self }

  /// The view at the top of the tree.
  var layoutRoot: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// The engine of the tree whose root the view is, made when it is first needed.
  var existingEngine: LayoutEngine {
    if let engine = constraintState.engine { return engine }
    let engine = LayoutEngine(root: self)
    constraintState.engine = engine
    return engine
  }

  /// Pixels per point that positions are rounded to (S8.14).
  var layoutScale: CGFloat { max(1, traitCollection.displayScale) }

  // MARK: Solved frames

  /// The frame as constraints have it, which is written later in the pass; what depends on the places
  /// of several views must not mix new ones with old ones.
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

  /// Gives the subviews that constraints place their frames.
  func placeSubviewsByConstraints() {
    guard let engine = layoutRoot.constraintState.engine else { return }
    engine.update()
    let scale = layoutScale
    for view in subviews where !view.constraintState.translatesMask {
      guard let node = view.layoutNode, node.engine === engine else { continue }
      let rectangle = engine.rectangle(of: node, scale: scale)
      node.written = rectangle
      let frame = view.frame(forAlignmentRect: rectangle)
      // Constraints know nothing of transforms.
      if frame != view.untransformedFrame { view.untransformedFrame = frame }
    }
    if let scrollView = self as? UIScrollView { scrollView.adoptContentSize(from: engine) }
  }

  // MARK: Being told

  /// Lets constraints follow a frame, mask or superview's size that was set.
  func framesOfMaskChanged() {
    guard let node = layoutNode, let engine = node.engine,
      constraintState.translatesMask || engine.root === self
    else { return }
    engine.unplace(node)
  }

  /// Lets constraints follow insets, baselines or scrolling of the view that have changed.
  func layoutNumbersChanged() {
    guard !constraintState.dependents.isEmpty else { return }
    constraintState.dependents.removeAll { $0.constraint?.isActive != true }
    for dependent in constraintState.dependents {
      if let constraint = dependent.constraint { constraint.place.engine?.outdate(constraint) }
    }
  }

  /// Lets constraints follow the writing direction: leading and trailing change sides.
  func layoutDirectionChanged() {
    for constraint in constraintState.constraints { constraint.place.engine?.reinstall(constraint) }
  }

  // MARK: Trees

  /// Lets the constraints of a tree that was on its own join the tree that it is in now.
  func joinLayout() {
    guard let engine = constraintState.engine, superview != nil else { return }
    constraintState.engine = nil
    let constraints = engine.surrender()
    let joined = layoutRoot.existingEngine
    for constraint in constraints { joined.activated(constraint) }
  }

  /// Ends the constraints between the subtree and what is around it (S8.12), and lets the others go
  /// with it.
  func leaveLayout() {
    guard superview != nil, let engine = layoutRoot.constraintState.engine else { return }
    var inside: [NSLayoutConstraint] = []
    leave(engine, top: self, &inside)
    guard !inside.isEmpty else { return }
    inside.sort { $0.place.order < $1.place.order }
    for constraint in inside { engine.deactivated(constraint) }
    let own = existingEngine
    for constraint in inside { own.activated(constraint) }
  }

  private func leave(
    _ engine: LayoutEngine, top: UIView, _ inside: inout [NSLayoutConstraint]
  ) {
    for constraint in constraintState.references {
      if let container = constraint.place.container, !container.isInside(top) {
        constraint.deactivate()
      }
    }
    inside += constraintState.constraints
    if let node = layoutNode, node.engine === engine { engine.release(node) }
    for guide in constraintState.guides {
      if let node = guide.layoutNode, node.engine === engine { engine.release(node) }
    }
    for view in subviews { view.leave(engine, top: top, &inside) }
  }
}
