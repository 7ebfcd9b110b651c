import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Updates the solver with the recorded changes, and marks the superviews of all views that move.
  func update() {
    guard needsUpdate else { return }
    let measures = !nodesToMeasure.isEmpty
    readChanges()
    // Many recorded changes leave all numbers as they were: a label's baseline after it was
    // positioned, for example.
    if solver.isSolved, !measures { return }
    solver.solve()
    measureWrappingText()
    hasUnreportedBreaks = true
    markMovedViews()
  }

  /// Applies the recorded changes to the solver.
  func readChanges() {
    guard needsUpdate else { return }
    needsUpdate = false
    if deadRows > 64, 2 * deadRows > installedRows { rebuild() }
    let added = pending
    pending = []
    if installed.isEmpty { reserveCapacity(for: added) }
    for entry in added where isFitting || entry.engineReference === storedReference {
      switch entry {
      case .constraint(let constraint): install(constraint)
      case .stack(let rows): install(rows)
      }
    }
    while let node = nodesToReadFrame.popLast() {
      if node.engineReference === storedReference { updateMaskConstraints(node) }
    }
    // Sizes are measured in the order in which the views were found.
    let sized = nodesToMeasure
    nodesToMeasure = []
    for node in sized where node.engineReference === storedReference { measure(node) }
    let changed = invalidConstraints
    invalidConstraints = []
    for constraint in changed where constraint.engine === self { updateConstant(of: constraint) }
    let changedRows = invalidStackRows
    invalidStackRows = []
    for rows in changedRows where rows.engine === self { updateConstant(of: rows) }
    needsUpdate = false
  }

  /// Reserves capacity for the variables and rows of a whole screen, so that tables are not copied
  /// while they grow.
  ///
  /// The numbers of variables and sizes are estimated; a row has two or three terms.
  private func reserveCapacity(for entries: [LayoutEntry]) {
    if entries.count < 16 { return }
    var (rows, items) = (0, 0)
    for entry in entries {
      rows += entry.rowCount
      items += entry.itemCount
    }
    solver.reserve(
      variables: 4 * items, constraints: rows + 2 * items, terms: 3 * rows + 2 * items)
    nodes.reserveCapacity(items)
    installed.reserveCapacity(entries.count)
  }

  private func rebuild() {
    for entry in removeAll() {
      entry.engineReference = reference
      pending.append(entry)
    }
  }

  /// Measures text that wraps at the width that it has now (S8.13).
  ///
  /// S8.13: A second pass measures wrapping labels again at the width that was solved.
  private func measureWrappingText() {
    for _ in 0..<2 {
      // All widths are read first: a constraint that is added again breaks ties in between.
      var changed: [(node: LayoutNode, view: UIView, width: CGFloat)] = []
      for node in wrapping where node.engineReference === storedReference {
        guard let view = node.view else { continue }
        let width = CGFloat(solver[node.width])
        if let measured = node.measuredWidth, abs(measured - width) < 0.01 { continue }
        changed.append((node, view, width))
      }
      if changed.isEmpty { return }
      for (node, view, width) in changed {
        node.measuredWidth = width
        // The second pass adds the size again, which breaks ties (S8.18).
        solver.favor(node.width)
        setSize(view.contentHeight(atLayoutWidth: width), axis: .vertical, of: node)
      }
      solver.solve()
    }
  }

  /// Marks the superviews of views whose frames change.
  private func markMovedViews() {
    guard !isFitting else { return }
    let nodes = nodes
    nodes.passEachUnretained { node in
      if node.engineReference !== storedReference { return }
      if node.item.viewLink.isEmpty {
        markOwner(of: node)
      } else {
        node.item.viewLink.with { markSuperview(of: $0, node) }
      }
    }
  }

  private func markSuperview(of view: UIView, _ node: LayoutNode) {
    if view.constraintState.translatesMask || view.superviewLink.isEmpty { return }
    let solved = CGRect(
      x: solver[node.x], y: solver[node.y], width: solver[node.width],
      height: solver[node.height])
    if solved == node.solved, node.written != nil { return }
    node.solved = solved
    if rectangle(of: node, scale: view.layoutScale) != node.written {
      // An app's override may do anything, so the superview is retained during the call.
      view.superviewLink.view?.setNeedsLayout()
    }
  }

  /// Marks the scroll view whose content a guide is.
  private func markOwner(of node: LayoutNode) {
    guard let guide = node.guide, guide.isContent, let owner = guide.owningView else { return }
    if rectangle(of: node, scale: owner.layoutScale) != node.written { owner.setNeedsLayout() }
  }

  /// Returns the rectangle of an item, with each edge rounded to pixels (S8.14).
  ///
  /// S8.14: The edges of a view that constraints position are rounded to the nearest pixel, in the
  /// superview's coordinates, ties away from zero; the size is the distance between them.
  func rectangle(of node: LayoutNode, scale: CGFloat) -> CGRect {
    let horizontal = PixelRounding.extent(
      from: solver[node.x], length: solver[node.width], scale: scale)
    let vertical = PixelRounding.extent(
      from: solver[node.y], length: solver[node.height], scale: scale)
    return CGRect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }
}
