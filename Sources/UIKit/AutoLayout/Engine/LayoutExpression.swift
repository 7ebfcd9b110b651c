import ConstraintSolver
import Foundation

/// A side of a constraint as a sum of unknowns.
struct LayoutExpression {
  var terms: [Term] = []
  var constant = 0.0

  mutating func add(_ factor: Double, _ variable: Variable) {
    terms.append(Term(factor, variable))
  }

  /// Removes all terms, and keeps the capacity.
  mutating func clear() {
    // A loop, because there are two or three terms, and `removeAll` takes longer.
    while !terms.isEmpty { terms.removeLast() }
    constant = 0
  }
}

extension LayoutEngine {
  /// Adds a side of a constraint to a sum.
  ///
  /// - Parameters:
  ///   - side: A part of an item, or the distance between two parts.
  ///   - factor: The factor by which it is multiplied.
  ///   - container: The view in whose coordinate space positions are (S8.11).
  ///   - isMirrored: Whether the container's layout direction is right to left.
  func add(
    _ side: ConstraintSide, times factor: Double, in container: UIView, isMirrored: Bool,
    to sum: inout LayoutExpression
  ) {
    guard let item = side.reference, !item.isEmpty else { return }
    add(item, side.attribute, times: factor, in: container, isMirrored: isMirrored, to: &sum)
    if let origin = side.origin, let start = origin.reference, !start.isEmpty {
      add(
        start, origin.attribute, times: -factor, in: container, isMirrored: isMirrored, to: &sum)
    }
  }

  /// Adds a part of an item to a sum.
  func add(
    _ item: ItemReference, _ attribute: NSLayoutConstraint.Attribute, times factor: Double,
    in container: UIView, isMirrored: Bool, to sum: inout LayoutExpression
  ) {
    if let view = item.view, attribute == .firstBaseline || attribute == .lastBaseline {
      addBaseline(of: view, isFirst: attribute == .firstBaseline, factor, container, &sum)
      return
    }
    let insets = Self.margins(of: item, attribute)
    switch attribute {
    // A coordinate that runs from right to left is that of the opposite edge, negated.
    case .leading where isMirrored, .leadingMargin where isMirrored:
      add(item, 0, 1, -factor, container, inset: -insets.right, to: &sum)
    case .trailing where isMirrored, .trailingMargin where isMirrored:
      add(item, 0, 0, -factor, container, inset: insets.left, to: &sum)
    case .left, .leading, .leftMargin, .leadingMargin:
      add(item, 0, 0, factor, container, inset: insets.left, to: &sum)
    case .right, .trailing, .rightMargin, .trailingMargin:
      add(item, 0, 1, factor, container, inset: -insets.right, to: &sum)
    case .top, .topMargin:
      add(item, 1, 0, factor, container, inset: insets.top, to: &sum)
    case .bottom, .bottomMargin:
      add(item, 1, 1, factor, container, inset: -insets.bottom, to: &sum)
    case .centerX, .centerXWithinMargins:
      add(
        item, 0, 0.5, factor, container, inset: (insets.left - insets.right) / 2, to: &sum)
    case .centerY, .centerYWithinMargins:
      add(
        item, 1, 0.5, factor, container, inset: (insets.top - insets.bottom) / 2, to: &sum)
    case .firstBaseline, .lastBaseline:
      add(item, 1, 1, factor, container, inset: 0, to: &sum)
    case .width:
      addSize(of: item, axis: 0, factor, to: &sum)
    case .height:
      addSize(of: item, axis: 1, factor, to: &sum)
    case .notAnAttribute:
      break
    }
  }

  private static func margins(
    of item: ItemReference, _ attribute: NSLayoutConstraint.Attribute
  ) -> UIEdgeInsets {
    guard attribute.rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue else {
      return .zero
    }
    return item.layoutView?.layoutMargins ?? .zero
  }

  /// Adds the point at `fraction` of an item's extent on an axis, 0 for left or top.
  private func add(
    _ item: ItemReference, _ axis: Int, _ fraction: Double, _ factor: Double,
    _ container: UIView, inset: CGFloat, to sum: inout LayoutExpression
  ) {
    sum.constant += factor * Double(inset)
    if let guide = item.guide {
      add(guide, axis, fraction, factor, container, to: &sum)
      return
    }
    guard let view = item.view else { return }
    if view === container {
      if fraction == 0 { return }
      // For the views inside a scroll view, its edges are those of its content; its centers are its
      // own.
      if fraction == 1, let content = view.scrolledContent {
        addSize(of: content, axis: axis, factor, to: &sum)
      } else {
        addSize(of: item, axis: axis, factor * fraction, to: &sum)
      }
      return
    }
    addOrigin(of: view, axis, factor, container, to: &sum)
    if fraction != 0 { addSize(of: item, axis: axis, factor * fraction, to: &sum) }
  }

  /// Adds the left or top edge of a view in the space of a view around it.
  private func addOrigin(
    of view: UIView, _ axis: Int, _ factor: Double, _ container: UIView,
    to sum: inout LayoutExpression
  ) {
    var current = view
    while current !== container {
      let node = node(of: current)
      sum.add(factor, axis == 0 ? node.x : node.y)
      guard let superview = current.superview, superview !== container else { return }
      let scrolled = superview.bounds.origin
      sum.constant -= factor * Double(axis == 0 ? scrolled.x : scrolled.y)
      current = superview
    }
  }

  private func add(
    _ guide: UILayoutGuide, _ axis: Int, _ fraction: Double, _ factor: Double,
    _ container: UIView, to sum: inout LayoutExpression
  ) {
    guard let owner = guide.owningView else { return }
    if owner !== container {
      addOrigin(of: owner, axis, factor, container, to: &sum)
      if guide.scrollsWithContent {
        let scrolled = owner.bounds.origin
        sum.constant -= factor * Double(axis == 0 ? scrolled.x : scrolled.y)
      }
    } else if !guide.scrollsWithContent {
      let scrolled = owner.bounds.origin
      sum.constant += factor * Double(axis == 0 ? scrolled.x : scrolled.y)
    }
    guard let insets = guide.insetsInOwner else {
      let node = node(of: guide)
      sum.add(factor, axis == 0 ? node.x : node.y)
      if fraction != 0 { sum.add(factor * fraction, axis == 0 ? node.width : node.height) }
      return
    }
    // An edge of a system guide is an edge of its view, moved inward (S1.11).
    let (low, high) = axis == 0 ? (insets.left, insets.right) : (insets.top, insets.bottom)
    sum.constant += factor * ((1 - fraction) * Double(low) - fraction * Double(high))
    if fraction != 0 { addSize(of: owner.reference, axis: axis, factor * fraction, to: &sum) }
  }

  private func addSize(
    of item: ItemReference, axis: Int, _ factor: Double, to sum: inout LayoutExpression
  ) {
    if let guide = item.guide, let insets = guide.insetsInOwner {
      guard let owner = guide.owningView else { return }
      addSize(of: owner.reference, axis: axis, factor, to: &sum)
      let taken = axis == 0 ? insets.left + insets.right : insets.top + insets.bottom
      sum.constant -= factor * Double(taken)
      return
    }
    let node = node(of: item)
    sum.add(factor, axis == 0 ? node.width : node.height)
  }

  /// Adds a baseline: that of the view's `forFirstBaselineLayout`, at its text, or else the bottom
  /// (S8.10).
  private func addBaseline(
    of view: UIView, isFirst: Bool, _ factor: Double, _ container: UIView,
    _ sum: inout LayoutExpression
  ) {
    let source = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if source !== view, source.isInside(view) {
      addBaseline(of: source, isFirst: isFirst, factor, container, &sum)
      return
    }
    // Only text has a last baseline above the bottom.
    let fromBottom = view.lastBaselineFromBottom
    if isFirst, fromBottom != 0 {
      add(view.reference, 1, 0, factor, container, inset: view.firstBaselineFromTop, to: &sum)
    } else {
      add(view.reference, 1, 1, factor, container, inset: -fromBottom, to: &sum)
    }
  }
}
