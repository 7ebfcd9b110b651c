import ConstraintSolver
import Foundation

extension UIView {
  /// The constraints of the view: those whose items' nearest common ancestor it is.
  public var constraints: [NSLayoutConstraint] {
    constraintState.stackRows?.makeConstraints()
    return constraintState.constraints
  }

  /// Adds a constraint; the view must be an ancestor of its items.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.forEachView { view in
      if view.isInside(self) { return }
      preconditionFailure(
        """
        NSGenericException: Unable to install constraint on view.  Does the constraint reference \
        something from outside the subtree of the view?  That's illegal. \
        constraint:\(constraint.logDescription) view:\(viewDescription)
        """)
    }
    if constraint.isActive { constraint.deactivate() }
    NSLayoutConstraint.install(constraint, on: self)
  }

  /// Adds constraints to the view's own constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint; a constraint that is not the view's is ignored.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.container === self { constraint.deactivate() }
  }

  /// Removes constraints from the view's own constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: Guides

  /// The layout guides of the view, and those of the system that have been used.
  public var layoutGuides: [UILayoutGuide] {
    guard let storedRare else { return [] }
    return [storedRare.safeAreaGuide, storedRare.marginsGuide].compactMap { $0 }
      + storedRare.guides
  }

  /// Adds a layout guide, which leaves its previous view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.ownerReference = reference
    rare.guides.append(layoutGuide)
  }

  /// Removes a layout guide and its constraints.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let index = storedRare?.guides.firstIndex(where: { $0 === layoutGuide }) else { return }
    // The rows that arrange a stack are removed like an app's own constraints.
    constraintState.stackRows?.makeConstraints()
    let state = constraintState
    for constraint in state.constraints + state.references where constraint.isAbout(layoutGuide) {
      constraint.deactivate()
    }
    if let node = layoutGuide.layoutNode { node.engine?.detach(node) }
    layoutGuide.ownerReference = nil
    rare.guides.remove(at: index)
  }

  // MARK: Queries

  /// Returns the constraints that determine the view's layout on an axis, for debugging.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let engine = layoutNode?.engine else { return [] }
    engine.update()
    makeConstraintsOfStacks()
    let mask = layoutNode?.mask.filter { $0.isOn(axis) } ?? []
    let state = constraintState
    let own = state.references + state.constraints
    return mask + own.filter { $0.isAbout(self) && $0.isOn(axis) }
  }

  /// A Boolean value that indicates whether the view's frame is not determined by its constraints,
  /// for debugging.
  public var hasAmbiguousLayout: Bool {
    guard let node = layoutNode, let engine = node.engine else { return false }
    engine.update()
    let own = [node.x, node.y, node.width, node.height]
    return engine.solver.ambiguousVariables.contains { own.contains($0) }
  }
}

extension NSLayoutConstraint {
  func isAbout(_ item: any LayoutItem) -> Bool {
    let item = item.reference
    return first.reference === item || second.reference === item
      || first.origin?.reference === item || second.origin?.reference === item
  }

  func isOn(_ axis: Axis) -> Bool {
    switch first.attribute {
    case .width: axis == .horizontal
    case .height: axis == .vertical
    default: (first.attribute.kind == .horizontalPosition) == (axis == .horizontal)
    }
  }
}
