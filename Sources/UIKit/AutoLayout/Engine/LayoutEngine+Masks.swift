import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Reads a view's frame, which becomes the constraints of its autoresizing mask (S8.3, S8.5),
  /// unless the view is positioned by constraints of its own.
  ///
  /// S8.3: On each axis two equations determine the frame from the superview's length, depending on
  /// which of the margins and the length are flexible.
  func updateMaskConstraints(_ node: LayoutNode) {
    guard let view = node.view else { return }
    if view === root {
      updateRootConstraints(node, view)
    } else if view.translatesAutoresizingMaskIntoConstraints || view is UIWindow {
      let frame = view.alignmentRect(forFrame: view.untransformedFrame)
      let outer = view.superview?.bounds.size ?? .zero
      let mask = view.autoresizingMask
      let horizontal = AutoresizingRows(
        .horizontal, start: frame.minX, length: frame.width, outer: outer.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        ))
      let vertical = AutoresizingRows(
        .vertical, start: frame.minY, length: frame.height, outer: outer.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
      set(horizontal.rows + vertical.rows, of: node, view)
    } else {
      set([], of: node, view)
    }
  }

  /// The origin of the root is 0; its size is that of its bounds, unless a fitting size is being
  /// computed.
  private func updateRootConstraints(_ node: LayoutNode, _ view: UIView) {
    var rows = [AutoresizingRows.Row(attribute: .left, sums: (1, 0, 0), constant: 0)]
    rows.append(AutoresizingRows.Row(attribute: .top, sums: (1, 0, 0), constant: 0))
    let isHeld = view.translatesAutoresizingMaskIntoConstraints || view is UIWindow
    if isHeld, !isFitting {
      let size = view.bounds.size
      rows.append(AutoresizingRows.Row(attribute: .width, sums: (0, 1, 0), constant: size.width))
      rows.append(AutoresizingRows.Row(attribute: .height, sums: (0, 1, 0), constant: size.height))
    }
    set(rows, of: node, view)
  }

  /// Replaces the rows that represent a mask; if only their constants differ, updates these.
  private func set(_ rows: [AutoresizingRows.Row], of node: LayoutNode, _ view: UIView) {
    if rows.count == node.mask.count, zip(rows, node.mask).allSatisfy({ $0.hasForm(of: $1.form) }) {
      for (row, constraint) in zip(rows, node.mask) {
        guard let placed = constraint.registration.row else { continue }
        constraint.form = row
        solver.setConstant(Double(-row.constant), of: placed)
      }
      return
    }
    for constraint in node.mask { constraint.registration.row.map(removeRow) }
    node.mask = rows.map { row in
      let constraint = NSAutoresizingMaskLayoutConstraint(view: view, form: row)
      constraint.registration.row = install(row, of: node, view)
      return constraint
    }
  }

  /// Adds the solver row of a translated mask, and returns its handle.
  ///
  /// When rows conflict, those of apps' constraints break first, so the view keeps its frame; as on iOS when
  /// an app forgets to disable the translation.
  private func install(
    _ row: AutoresizingRows.Row, of node: LayoutNode, _ view: UIView
  ) -> LayoutRow {
    let isHorizontal = row.attribute == .left || row.attribute == .width
    var terms = [
      Term(Double(row.sums.start), isHorizontal ? node.x : node.y),
      Term(Double(row.sums.length), isHorizontal ? node.width : node.height),
    ]
    if row.sums.outer != 0, let superview = view.superview {
      let outer = self.node(of: superview)
      terms.append(Term(Double(row.sums.outer), isHorizontal ? outer.width : outer.height))
    }
    return solver.add(
      terms, constant: Double(-row.constant), relation: .equal,
      breakOrder: BreakOrder(attribute: .min))
  }
}
