import ConstraintSolver
import Foundation

/// The constraints of one tree of views, and the solver that keeps them.
///
/// It belongs to the tree's root. Changes are noted; the work is done when layout asks for frames.
@MainActor
final class LayoutEngine {
  /// The view at the top of the tree.
  private(set) weak var root: UIView?
  /// Whether the engine only finds the size that fits a tree, and then goes away.
  let isFitting: Bool
  var solver = Solver()
  /// All items that constraints are about, in the order in which they were first met (S8.17).
  var nodes: [LayoutNode] = []
  /// The constraints that are in the solver, in the order of activation; `nil` where one has left.
  var installed: [NSLayoutConstraint?] = []
  /// Constraints that were activated since the last update.
  var waiting: [NSLayoutConstraint] = []
  /// Items whose intrinsic size may have changed.
  var unmeasured: [LayoutNode] = []
  /// Views whose frame, and with it their autoresizing constraints, may have changed.
  var unplaced: [LayoutNode] = []
  /// Constraints whose numbers may have changed.
  var outdated: [NSLayoutConstraint] = []
  /// How many rows of the solver will never be used again.
  var deadRows = 0
  private var nextOrder = 0
  /// Whether anything was noted since the last update.
  var isOutOfDate = false
  /// Whether constraints were solved since conflicts were last told.
  var hasUnreportedBreaks = false
  /// The breaks that were told, each with its set.
  var reportedBreaks: Set<String> = []

  init(root: UIView, isFitting: Bool = false) {
    self.root = root
    self.isFitting = isFitting
  }

  // MARK: What changes

  /// Takes in a constraint that was activated.
  func activated(_ constraint: NSLayoutConstraint) {
    constraint.place.engine = self
    constraint.place.order = nextOrder
    nextOrder += 1
    waiting.append(constraint)
    noteChange()
  }

  /// Takes out a constraint that was deactivated.
  func deactivated(_ constraint: NSLayoutConstraint) {
    if let row = constraint.place.row {
      drop(row)
      installed[constraint.place.index] = nil
      constraint.place.row = nil
    } else {
      waiting.removeAll { $0 === constraint }
    }
    constraint.place.engine = nil
    noteChange()
  }

  /// Notes that a constraint's numbers have to be read again.
  func outdate(_ constraint: NSLayoutConstraint) {
    outdated.append(constraint)
    noteChange()
  }

  /// Notes that an item's intrinsic size, hugging or resistance may have changed.
  func unmeasure(_ node: LayoutNode) {
    unmeasured.append(node)
    noteChange()
  }

  /// Notes that a view's frame, mask or superview's size was set.
  func unplace(_ node: LayoutNode) {
    unplaced.append(node)
    noteChange()
  }

  func priorityChanged(of constraint: NSLayoutConstraint) {
    guard let row = constraint.place.row else { return }
    solver.setPriority(Priority(constraint.priority.rawValue), of: row)
    noteChange()
  }

  private func noteChange() {
    guard !isOutOfDate else { return }
    isOutOfDate = true
    if !isFitting { root?.markSubtreeForConstraints() }
  }

  /// Notes that a row will not be used again.
  func drop(_ row: LayoutRow) {
    solver.deactivate(row)
    deadRows += 1
  }

  /// Gives everything away, to be built anew elsewhere, in the order of activation.
  func surrender() -> [NSLayoutConstraint] {
    let all = installed.compactMap { $0 } + waiting
    for constraint in all {
      constraint.place.row = nil
      constraint.place.engine = nil
    }
    for node in nodes { node.forget() }
    solver = Solver()
    (nodes, installed, waiting) = ([], [], [])
    (unmeasured, unplaced, outdated) = ([], [], [])
    deadRows = 0
    return all
  }

  /// Lets go of a view or guide that leaves the tree.
  func release(_ node: LayoutNode) {
    for row in node.size { row.map(drop) }
    for constraint in node.mask { constraint.place.row.map(drop) }
    // A variable that nothing says anything about would be looked for in every solve.
    for variable in [node.x, node.y, node.width, node.height] {
      drop(solver.add([Term(1, variable)], constant: 0, relation: .equal))
    }
    node.forget()
  }
}

extension LayoutNode {
  /// Lets go of the engine.
  func forget() {
    mask = []
    size = [nil, nil]
    if let view, view.layoutNode === self { view.layoutNode = previous }
    if let guide, guide.layoutNode === self { guide.layoutNode = previous }
    engine = nil
  }
}
