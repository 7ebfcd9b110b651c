import Foundation

extension NSLayoutConstraint {
  func activate() {
    var installation = Installation()
    activate(&installation)
  }

  static func activateAll(_ constraints: [NSLayoutConstraint]) {
    var installation = Installation()
    for constraint in constraints { constraint.activate(&installation) }
  }

  /// The container of the constraint before, and its engine, which is looked for in the whole tree.
  struct Installation {
    var container: UIView?
    var engine: LayoutEngine?
  }

  private func activate(_ installation: inout Installation) {
    guard container == nil else { return }
    guard let container = nearestCommonAncestor else {
      preconditionFailure(
        """
        NSGenericException: Unable to activate constraint with anchors \(anchorText(first)) and \
        \(anchorText(second)) because they have no common ancestor.  Does the constraint or its \
        anchors reference items in different view hierarchies?  That's illegal.
        """)
    }
    install(on: container, &installation)
  }

  /// Installs a constraint on a view that contains all its items.
  static func install(_ constraint: NSLayoutConstraint, on container: UIView) {
    var installation = Installation()
    constraint.install(on: container, &installation)
  }

  private func install(on container: UIView, _ installation: inout Installation) {
    register(on: container)
    if installation.container !== container {
      installation.container = container
      installation.engine = container.layoutRoot.existingEngine
    }
    installation.engine?.insert(.constraint(self))
  }

  /// Registers the constraint at the view on which it is installed, and at the views to which it
  /// refers.
  func register(on container: UIView) {
    registration.container = container.reference
    container.constraintState.constraints.append(self)
    forEachView { view in
      if view !== container { view.constraintState.references.append(self) }
    }
  }

  func deactivate() {
    guard let container else { return }
    unregisterDependencies()
    registration.container = nil
    container.constraintState.constraints.remove(self)
    forEachView { view in
      if view !== container { view.constraintState.references.remove(self) }
    }
    engine?.remove(.constraint(self))
  }

  /// Calls `body` with the views that the constraint refers to; a view may occur more than once.
  func forEachView(_ body: (UIView) -> Void) {
    if let view = first.view { body(view) }
    if let view = first.originView { body(view) }
    if let view = second.view { body(view) }
    if let view = second.originView { body(view) }
  }

  /// The nearest view that contains all items (S8.12).
  ///
  /// S8.12: A constraint is installed on the nearest common ancestor of its items; activating one
  /// whose items have none throws.
  ///
  /// Also `nil` if a guide is in no view, or in one that was deallocated.
  private var nearestCommonAncestor: UIView? {
    guard !first.isItemUnowned, !second.isItemUnowned else { return nil }
    var ancestor = first.view
    if let view = first.originView { ancestor = ancestor?.nearestCommonAncestor(with: view) }
    if let view = second.view { ancestor = ancestor?.nearestCommonAncestor(with: view) }
    if let view = second.originView { ancestor = ancestor?.nearestCommonAncestor(with: view) }
    return ancestor
  }

  private func anchorText(_ side: ConstraintSide) -> String {
    guard let item = side.item else { return "nil" }
    return "<\(side.attribute.logName) of \(LayoutLog.name(of: item))>"
  }

  // MARK: Changes

  func setConstant(_ constant: CGFloat) {
    checkConstant(constant)
    guard constant != storedConstant else { return }
    storedConstant = constant
    engine?.invalidateConstant(of: self)
  }

  func setPriority(_ priority: UILayoutPriority) {
    guard priority != storedPriority else { return }
    precondition(
      !isInEngine || (priority == .required) == (storedPriority == .required),
      """
      NSInternalInconsistencyException: Mutating a priority from required to not on an installed \
      constraint (or vice-versa) is not supported.  You passed priority \
      \(LayoutLog.number(CGFloat(priority.rawValue))) and the existing priority was \
      \(LayoutLog.number(CGFloat(storedPriority.rawValue))).
      """)
    storedPriority = priority
    engine?.updatePriority(of: self)
  }

  /// A Boolean value that indicates whether the constraint is in a layout engine.
  ///
  /// UIKit creates a hierarchy's engine when it moves to a window, or when it is laid out without
  /// one; constraints that are activated before that are pending.
  private var isInEngine: Bool { registration.row != nil || container?.window != nil }

  /// Returns whether leading is on the right for this constraint.
  func isMirrored(in container: UIView) -> Bool {
    (first.attribute.followsDirection || second.attribute.followsDirection
      || first.origin?.attribute.followsDirection == true)
      && container.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  // MARK: Dependencies

  /// Registers the constraint at all views whose insets, baselines or scrolling its constants
  /// contain.
  func registerDependencies() {
    guard !registration.isDependent else { return }
    forEachDependency { view in
      view.rare.dependents.append(self)
      registration.isDependent = true
    }
  }

  /// Unregisters the constraint at those views.
  private func unregisterDependencies() {
    guard registration.isDependent else { return }
    registration.isDependent = false
    forEachDependency { view in view.storedRare?.dependents.remove(self) }
  }

  private func forEachDependency(_ body: (UIView) -> Void) {
    visit(first, body)
    visit(second, body)
  }

  private func visit(_ side: ConstraintSide, _ body: (UIView) -> Void) {
    visit(side.reference, side.attribute, body)
    if let origin = side.origin { visit(origin.reference, origin.attribute, body) }
  }

  private func visit(
    _ reference: ItemReference?, _ attribute: Attribute, _ body: (UIView) -> Void
  ) {
    guard let reference, let view = reference.layoutView, let container else { return }
    let isGuide = reference.guide.map { !$0.isFree } ?? false
    let isBaseline = attribute == .firstBaseline || attribute == .lastBaseline
    if isGuide || isBaseline || attribute.rawValue >= Attribute.leftMargin.rawValue { body(view) }
    // Positions inside scrolled content move with it.
    var current = view
    while current !== container, let superview = current.superview, superview !== container {
      if superview.scrolledContent != nil { body(superview) }
      current = superview
    }
  }
}

extension UIView {
  /// Returns the nearest view that this view and another one are in.
  fileprivate func nearestCommonAncestor(with other: UIView) -> UIView? {
    if other === self { return self }
    // Most constraints are between neighbors, or between a view and its superview.
    let (above, otherAbove) = (superview, other.superview)
    if let otherAbove, otherAbove === self || otherAbove === above { return otherAbove }
    if let above, above === other { return above }
    var ancestor = self
    while !other.isInside(ancestor) {
      guard let superview = ancestor.superview else { return nil }
      ancestor = superview
    }
    return ancestor
  }
}

extension [NSLayoutConstraint] {
  /// Removes all occurrences of a constraint, from the end, where most are.
  ///
  /// A loop, because in Swift a closure on the main actor checks at each call whether it runs
  /// there.
  fileprivate mutating func remove(_ constraint: NSLayoutConstraint) {
    var index = count
    while index > 0 {
      index -= 1
      if self[index] === constraint { remove(at: index) }
    }
  }
}
