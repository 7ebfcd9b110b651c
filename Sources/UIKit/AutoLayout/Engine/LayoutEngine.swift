import ConstraintSolver
import Foundation

/// The constraints of one tree of views, and the solver that keeps them.
///
/// It belongs to the tree's root. Changes are noted; the work is done when layout asks for frames.
@MainActor
final class LayoutEngine {
  private let rootReference: ItemReference
  /// Whether the engine only finds the size that fits a tree, and then goes away.
  let isFitting: Bool
  var solver = Solver()
  /// All items that constraints are about, in the order in which they were first met (S8.17).
  var nodes: [LayoutNode] = []
  /// The items whose text wraps at the width that layout gives them (S8.13).
  var wrapping: [LayoutNode] = []
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
  private(set) var storedReference: EngineReference?
  /// Whether anything was noted since the last update.
  var isOutOfDate = false
  /// Whether constraints were solved since conflicts were last told.
  var hasUnreportedBreaks = false
  /// The breaks that were told, each with its set.
  var reportedBreaks: Set<String> = []

  init(root: UIView, isFitting: Bool = false) {
    rootReference = root.reference
    self.isFitting = isFitting
  }

  deinit { storedReference?.end() }

  /// The view at the top of the tree.
  var root: UIView? { rootReference.view }

  /// How constraints and items name the engine.
  var reference: EngineReference {
    if let storedReference { return storedReference }
    let made = EngineReference(self)
    storedReference = made
    return made
  }

  // MARK: What changes

  /// Takes in a constraint that was activated.
  func activated(_ constraint: NSLayoutConstraint) {
    constraint.place.engine = reference
    constraint.place.order = nextOrder
    nextOrder += 1
    waiting.append(constraint)
    noteChange()
  }

  /// Takes in constraints that another engine has given away, in their order.
  func take(_ constraints: [NSLayoutConstraint]) {
    if constraints.isEmpty { return }
    let reference = reference
    waiting.reserveCapacity(waiting.count + constraints.count)
    for constraint in constraints {
      constraint.place.engine = reference
      constraint.place.order = nextOrder
      nextOrder += 1
      waiting.append(constraint)
    }
    noteChange()
  }

  /// Gives constraints away that leave the tree with a part of it, in the order of activation.
  ///
  /// Each is marked as leaving. When they are most of all constraints, the others are put in anew,
  /// which is less work than taking the rows of those that leave out one by one.
  func giveAway(_ leaving: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    var given: [NSLayoutConstraint] = []
    given.reserveCapacity(leaving.count)
    if 2 * leaving.count > installed.count + waiting.count - deadRows {
      var staying: [NSLayoutConstraint] = []
      for constraint in surrender() {
        if constraint.place.isLeaving {
          given.append(constraint)
        } else {
          staying.append(constraint)
        }
      }
      take(staying)
    } else {
      var ordered = leaving.map { OrderedConstraint(order: $0.place.order, constraint: $0) }
      ordered.sort()
      for entry in ordered {
        deactivated(entry.constraint)
        given.append(entry.constraint)
      }
    }
    for constraint in given { constraint.place.isLeaving = false }
    return given
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
    var all: [NSLayoutConstraint] = []
    all.reserveCapacity(installed.count + waiting.count)
    for constraint in installed {
      if let constraint { all.append(constraint) }
    }
    all += waiting
    for constraint in all {
      constraint.place.row = nil
      constraint.place.engine = nil
    }
    for node in nodes { node.forget() }
    solver = Solver()
    (nodes, wrapping, installed, waiting) = ([], [], [], [])
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

/// A constraint beside the number of its activation.
private struct OrderedConstraint: Comparable {
  let order: Int
  let constraint: NSLayoutConstraint

  static func < (one: Self, other: Self) -> Bool { one.order < other.order }
  static func == (one: Self, other: Self) -> Bool { one.order == other.order }
}

extension LayoutNode {
  /// Lets go of the engine.
  func forget() {
    mask = []
    size = [nil, nil]
    if item.node === self { item.node = previous }
    engineReference = nil
  }
}
