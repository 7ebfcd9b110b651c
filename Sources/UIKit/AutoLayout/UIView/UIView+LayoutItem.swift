import Foundation
import QuartzCore

extension UIView {
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
    for constraint in constraintState.dependents { constraint.engine?.outdate(constraint) }
  }

  /// Lets constraints follow the writing direction: leading and trailing change sides.
  func layoutDirectionChanged() {
    for constraint in constraintState.constraints { constraint.engine?.reinstall(constraint) }
  }

  // MARK: Trees

  /// Lets the constraints of a tree that was on its own join the tree that it is in now.
  func joinLayout() {
    guard let engine = constraintState.engine, superview != nil else { return }
    constraintState.engine = nil
    layoutRoot.existingEngine.take(engine.surrender())
  }

  /// Ends the constraints between the subtree and what is around it (S8.12), and lets the others go
  /// with it.
  func leaveLayout() {
    guard superview != nil, let engine = layoutRoot.constraintState.engine else { return }
    var inside: [NSLayoutConstraint] = []
    markAsLeaving(&inside)
    endConstraintsWithOthers()
    let given = engine.giveAway(inside)
    releaseItems(of: engine)
    if !given.isEmpty { existingEngine.take(given) }
  }

  private func markAsLeaving(_ inside: inout [NSLayoutConstraint]) {
    constraintState.isLeaving = true
    for constraint in constraintState.constraints {
      constraint.place.isLeaving = true
      inside.append(constraint)
    }
    for view in subviews { view.markAsLeaving(&inside) }
  }

  /// Ends the constraints that are installed on a view that stays.
  private func endConstraintsWithOthers() {
    for constraint in constraintState.references {
      if let container = constraint.container, !container.constraintState.isLeaving {
        constraint.deactivate()
      }
    }
    for view in subviews { view.endConstraintsWithOthers() }
    constraintState.isLeaving = false
  }

  private func releaseItems(of engine: LayoutEngine) {
    if let node = layoutNode, node.engine === engine { engine.release(node) }
    for guide in constraintState.guides {
      if let node = guide.layoutNode, node.engine === engine { engine.release(node) }
    }
    for view in subviews { view.releaseItems(of: engine) }
  }
}
