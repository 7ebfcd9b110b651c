import Foundation

extension NSLayoutConstraint {
  func activate() {
    guard place.container == nil else { return }
    guard let container = nearestCommonAncestor else {
      preconditionFailure(
        """
        NSGenericException: Unable to activate constraint with anchors \(anchorWords(first)) and \
        \(anchorWords(second)) because they have no common ancestor.  Does the constraint or its \
        anchors reference items in different view hierarchies?  That's illegal.
        """)
    }
    Self.install(self, on: container)
  }

  /// Puts a constraint on a view that all its items are in.
  static func install(_ constraint: NSLayoutConstraint, on container: UIView) {
    constraint.place.container = container
    container.constraintState.constraints.append(constraint)
    for view in constraint.views where view !== container {
      view.constraintState.references.append(constraint)
    }
    container.layoutRoot.existingEngine.activated(constraint)
  }

  func deactivate() {
    guard let container = place.container else { return }
    place.container = nil
    container.constraintState.constraints.removeAll { $0 === self }
    for view in views where view !== container {
      view.constraintState.references.removeAll { $0 === self }
    }
    place.engine?.deactivated(self)
  }

  /// The views that the constraint is about.
  var views: [UIView] { first.views + second.views }

  /// The nearest view that all items are in (S8.12).
  ///
  /// `nil` also where a guide is in no view, or in one that is gone.
  private var nearestCommonAncestor: UIView? {
    guard !first.isAdrift, !second.isAdrift else { return nil }
    var ancestor: UIView?
    for view in views {
      guard var candidate = ancestor else {
        ancestor = view
        continue
      }
      while !view.isInside(candidate) {
        guard let superview = candidate.superview else { return nil }
        candidate = superview
      }
      ancestor = candidate
    }
    return ancestor
  }

  private func anchorWords(_ side: ConstraintSide) -> String {
    guard let item = side.item else { return "nil" }
    return "<\(side.attribute.logName) of \(LayoutLog.name(of: item))>"
  }

  // MARK: Changes

  func setConstant(_ constant: CGFloat) {
    checkConstant(constant)
    guard constant != storedConstant else { return }
    storedConstant = constant
    place.engine?.outdate(self)
  }

  func setPriority(_ priority: UILayoutPriority) {
    guard priority != storedPriority else { return }
    precondition(
      !isActive || (priority == .required) == (storedPriority == .required),
      """
      NSInternalInconsistencyException: Mutating a priority from required to not on an installed \
      constraint (or vice-versa) is not supported.  You passed priority \
      \(LayoutLog.number(CGFloat(priority.rawValue))) and the existing priority was \
      \(LayoutLog.number(CGFloat(storedPriority.rawValue))).
      """)
    storedPriority = priority
    place.engine?.priorityChanged(of: self)
  }

  /// Whether leading is on the right for this constraint.
  func isMirrored(in container: UIView) -> Bool {
    (first.attribute.followsDirection || second.attribute.followsDirection
      || first.origin?.attribute.followsDirection == true)
      && container.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  // MARK: Dependencies

  /// Notes the constraint at all views whose insets, baselines or scrolling its numbers contain.
  func registerDependencies() {
    for side in [first, second] {
      register(side.item, side.attribute)
      if let origin = side.origin { register(origin.item, origin.attribute) }
    }
    guard let container = place.container else { return }
    for view in views { registerScrolling(from: view, to: container) }
  }

  private func register(_ item: (any LayoutItem)?, _ attribute: Attribute) {
    guard let item, let view = item.layoutView else { return }
    let isGuide = (item as? UILayoutGuide).map { !$0.isFree } ?? false
    let isBaseline = attribute == .firstBaseline || attribute == .lastBaseline
    guard isGuide || isBaseline || attribute.rawValue >= Attribute.leftMargin.rawValue else {
      return
    }
    view.constraintState.dependents.append(DependentConstraint(constraint: self))
  }

  private func registerScrolling(from view: UIView, to container: UIView) {
    var current = view
    while current !== container, let superview = current.superview, superview !== container {
      if superview is UIScrollView {
        superview.constraintState.dependents.append(DependentConstraint(constraint: self))
      }
      current = superview
    }
  }
}

/// A constraint that is told when a view's insets, baselines or scrolling change.
struct DependentConstraint {
  weak var constraint: NSLayoutConstraint?
}
