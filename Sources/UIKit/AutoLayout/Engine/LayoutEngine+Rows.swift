import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Returns the variables of an item, created when they are first needed.
  func node(of item: any LayoutItem) -> LayoutNode { node(of: item.reference) }

  /// Returns the variables of an item, created when they are first needed.
  func node(of item: ItemReference) -> LayoutNode {
    if let node = item.node, node.engineReference === storedReference { return node }
    let node = LayoutNode(item, in: self, solver: &solver)
    if isFitting { node.previous = item.node }
    item.node = node
    nodes.append(node)
    if item.view != nil {
      updateMaskConstraints(node)
      nodesToMeasure.append(node)
      needsUpdate = true
    } else if node.guide?.isContent == true {
      pinOrigin(of: node)
    }
    return node
  }

  private func pinOrigin(of node: LayoutNode) {
    solver.add([Term(1, node.x)], constant: 0, relation: .equal)
    solver.add([Term(1, node.y)], constant: 0, relation: .equal)
  }

  // MARK: Constraints

  /// Adds a constraint to the solver.
  func install(_ constraint: NSLayoutConstraint) {
    guard let container = constraint.container else { return }
    var sum = scratch
    scratch = LayoutExpression()
    defer { scratch = sum }
    read(constraint, in: container, into: &sum)
    let row = solver.add(
      sum.terms, constant: sum.constant, relation: constraint.relation.ofSolver,
      priority: Priority(constraint.priority.rawValue),
      breakOrder: breakOrder(of: constraint, in: container, constant: sum.constant))
    if isFitting { return }
    constraint.registration.row = row
    constraint.registration.index = installed.count
    installed.append(.constraint(constraint))
    installedRows += 1
    constraint.registerDependencies()
  }

  /// Reads a constraint's numbers again.
  func updateConstant(of constraint: NSLayoutConstraint) {
    guard let container = constraint.container, let row = constraint.registration.row else {
      return
    }
    var sum = scratch
    scratch = LayoutExpression()
    read(constraint, in: container, into: &sum)
    solver.setConstant(sum.constant, of: row)
    scratch = sum
  }

  /// Reads a constraint as a sum and its relation to 0.
  private func read(
    _ constraint: NSLayoutConstraint, in container: UIView, into sum: inout LayoutExpression
  ) {
    let isMirrored = constraint.isMirrored(in: container)
    sum.clear()
    add(constraint.first, times: 1, in: container, isMirrored: isMirrored, to: &sum)
    add(
      constraint.second, times: -Double(constraint.multiplier), in: container,
      isMirrored: isMirrored, to: &sum)
    sum.constant -= Double(constraint.constant)
  }

  private func breakOrder(
    of constraint: NSLayoutConstraint, in container: UIView, constant: Double
  ) -> BreakOrder {
    let written = Double(constraint.constant)
    return BreakOrder(
      attribute: Int16(constraint.firstAttribute.rawValue),
      isAncestorFirst: isAncestorFirst(in: constraint, container),
      constant: constant == -written ? nil : written)
  }

  /// Returns whether the second view is inside the first; both are inside the container.
  private func isAncestorFirst(in constraint: NSLayoutConstraint, _ container: UIView) -> Bool {
    guard let second = constraint.second.view, let first = constraint.first.view, first !== second
    else { return false }
    if first === container { return true }
    var current = second
    while current !== container, let superview = current.superview {
      if superview === first { return true }
      current = superview
    }
    return false
  }

  // MARK: Sizes

  /// Reads a view's intrinsic size and its priorities (S8.8).
  ///
  /// S8.8: The intrinsic size enters as `<=` at the hugging and `>=` at the compression resistance
  /// priority; `noIntrinsicMetric` adds nothing on its axis.
  func measure(_ node: LayoutNode) {
    guard let view = node.view else { return }
    // The root of a fitting is measured as well: a label's size fits its text.
    let size = view.intrinsicContentSize
    setSize(size.width, axis: .horizontal, of: node)
    let wraps = view.wrapsAtLayoutWidth
    if wraps != node.wraps {
      node.wraps = wraps
      if wraps { wrapping.append(node) } else { wrapping.removeAll { $0 === node } }
    }
    if wraps, let width = node.measuredWidth {
      setSize(view.contentHeight(atLayoutWidth: width), axis: .vertical, of: node)
    } else {
      setSize(size.height, axis: .vertical, of: node)
    }
  }

  /// Sets or removes the intrinsic size of a view's content on an axis.
  func setSize(_ size: CGFloat, axis: NSLayoutConstraint.Axis, of node: LayoutNode) {
    guard let view = node.view else { return }
    let old = node.size[axis]
    guard size != UIView.noIntrinsicMetric, size.isFinite else {
      if let old { removeRow(old) }
      node.size[axis] = nil
      return
    }
    let hugging = Priority(view.contentHuggingPriority(for: axis).rawValue)
    let resistance = Priority(view.contentCompressionResistancePriority(for: axis).rawValue)
    if let old {
      solver.setSize(Double(size), of: old)
      solver.setPriorities(hugging: hugging, resistance: resistance, of: old)
    } else {
      let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
      node.size[axis] = solver.addSize(
        Double(size), of: axis == .horizontal ? node.width : node.height, hugging: hugging,
        resistance: resistance, breakOrder: BreakOrder(attribute: Int16(attribute.rawValue)))
    }
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation as the solver calls it.
  var ofSolver: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessOrEqual
    case .greaterThanOrEqual: .greaterOrEqual
    }
  }
}
