import ConstraintSolver
import Foundation

/// The constraints of one tree of views, and the solver that keeps them.
///
/// It belongs to the tree's root. Changes are noted; the work is done when layout asks for frames.
///
/// Properties that every row touches are not checked for overlapping accesses: none is lent to anybody.
@MainActor
final class LayoutEngine {
  @exclusivity(unchecked) private var rootReference: ItemReference
  /// Whether the engine only finds the size that fits a tree, and then goes away.
  let isFitting: Bool
  @exclusivity(unchecked) var solver = Solver()
  /// All items that constraints are about, in the order in which they were first met (S8.17).
  @exclusivity(unchecked) var nodes: [LayoutNode] = []
  /// The items whose text wraps at the width that layout gives them (S8.13).
  @exclusivity(unchecked) var wrapping: [LayoutNode] = []
  /// What is in the solver, in the order of activation; `nil` where something has left.
  @exclusivity(unchecked) var installed: [LayoutEntry?] = []
  /// Whether constraints of stacks were put at the end of ``installed``, out of their order.
  private var isShuffled = false
  /// How many rows all that is or was installed needed.
  var installedRows = 0
  /// What was activated since the last update.
  @exclusivity(unchecked) var pending: [LayoutEntry] = []
  /// Items whose intrinsic size may have changed.
  @exclusivity(unchecked) var nodesToMeasure: [LayoutNode] = []
  /// Views whose frame, and with it their autoresizing constraints, may have changed.
  @exclusivity(unchecked) var nodesToReadFrame: [LayoutNode] = []
  /// Constraints whose numbers may have changed.
  @exclusivity(unchecked) var invalidConstraints: [NSLayoutConstraint] = []
  /// Rows of stacks whose numbers may have changed.
  @exclusivity(unchecked) var invalidStackRows: [StackRows] = []
  /// Room for the sums that rows are made of, used again for each.
  @exclusivity(unchecked) var scratch = LayoutExpression()
  /// How many rows of the solver will never be used again.
  @exclusivity(unchecked) var deadRows = 0
  @exclusivity(unchecked) private var nextOrder = 0
  @exclusivity(unchecked) private(set) var storedReference: EngineReference?
  /// Whether anything was noted since the last update.
  @exclusivity(unchecked) var needsUpdate = false
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

  /// Whether a view is at the top of the tree.
  func hasRoot(_ view: ItemReference) -> Bool { rootReference === view }

  /// How constraints and items name the engine.
  var reference: EngineReference {
    if let storedReference { return storedReference }
    let made = EngineReference(self)
    storedReference = made
    return made
  }

  // MARK: What changes

  /// Takes in what was activated.
  func insert(_ entry: LayoutEntry) {
    enqueue(entry, reference)
    setNeedsUpdate()
  }

  /// Takes in what another engine has given away, in its order.
  func insert(_ entries: [LayoutEntry]) {
    if entries.isEmpty { return }
    let reference = reference
    for entry in entries { enqueue(entry, reference) }
    setNeedsUpdate()
  }

  private func enqueue(_ entry: LayoutEntry, _ reference: EngineReference) {
    entry.engineReference = reference
    entry.order = nextOrder
    nextOrder += entry.rowCount
    pending.append(entry)
  }

  /// Gives away what leaves the tree with a part of it, in the order of activation.
  ///
  /// Each is marked as leaving. When they are most of all, the others are put in again, which is
  /// less work than taking the rows of those that leave out one by one.
  func detach(_ leaving: [LayoutEntry]) -> [LayoutEntry] {
    var given: [LayoutEntry] = []
    given.reserveCapacity(leaving.count)
    if 2 * rowCount(of: leaving) > installedRows + rowCount(of: pending) - deadRows {
      var staying: [LayoutEntry] = []
      for entry in removeAll() {
        if entry.isLeaving { given.append(entry) } else { staying.append(entry) }
      }
      insert(staying)
    } else {
      given = leaving.sortedByActivation()
      for entry in given { remove(entry) }
    }
    for entry in given { entry.isLeaving = false }
    return given
  }

  private func rowCount(of entries: [LayoutEntry]) -> Int {
    var count = 0
    for entry in entries { count += entry.rowCount }
    return count
  }

  /// Takes out what was deactivated.
  func remove(_ entry: LayoutEntry) {
    if entry.isInstalled {
      entry.forEachHandle(removeRow)
      installed[entry.index] = nil
      entry.clearHandles()
    } else {
      pending.removeAll { $0 === entry }
    }
    entry.engineReference = nil
    setNeedsUpdate()
  }

  /// Takes rows out of the solver.
  func removeRows(_ handles: [LayoutRow]) {
    for handle in handles { removeRow(handle) }
    setNeedsUpdate()
  }

  /// Lets constraints stand where the rows of a stack stood; the solver's rows stay.
  func replace(_ rows: StackRows, with constraints: [NSLayoutConstraint]) {
    for (offset, constraint) in constraints.enumerated() {
      constraint.registration.engine = rows.engineReference
      constraint.registration.order = rows.order + offset
    }
    if rows.index < 0 {
      guard let index = pending.firstIndex(where: { $0 === .stack(rows) }) else { return }
      pending.replaceSubrange(index...index, with: constraints.map { .constraint($0) })
    } else {
      installed[rows.index] = nil
      isShuffled = true
      for (row, constraint) in zip(rows.rows, constraints) {
        constraint.registration.row = row.handle
        constraint.registration.index = installed.count
        installed.append(.constraint(constraint))
        constraint.registerDependencies()
      }
    }
    rows.engineReference = nil
    LayoutEntry.stack(rows).clearHandles()
  }

  /// Notes that a constraint's numbers have to be read again.
  func invalidateConstant(of constraint: NSLayoutConstraint) {
    invalidConstraints.append(constraint)
    setNeedsUpdate()
  }

  /// Notes that the numbers of a stack's rows have to be read again.
  func invalidateConstant(of rows: StackRows) {
    invalidStackRows.append(rows)
    setNeedsUpdate()
  }

  /// Notes that an item's intrinsic size, hugging or resistance may have changed.
  func invalidateIntrinsicSize(of node: LayoutNode) {
    nodesToMeasure.append(node)
    setNeedsUpdate()
  }

  /// Notes that a view's frame, mask or superview's size was set.
  func invalidateFrame(of node: LayoutNode) {
    nodesToReadFrame.append(node)
    setNeedsUpdate()
  }

  func updatePriority(of constraint: NSLayoutConstraint) {
    guard let row = constraint.registration.row else { return }
    solver.setPriority(Priority(constraint.priority.rawValue), of: row)
    setNeedsUpdate()
  }

  /// Lets the next update look at what was noted.
  func setNeedsUpdate() {
    guard !needsUpdate else { return }
    needsUpdate = true
    if !isFitting { root?.markSubtreeForConstraints() }
  }

  /// Notes that a row will not be used again.
  func removeRow(_ row: LayoutRow) {
    solver.deactivate(row)
    deadRows += 1
  }

  /// Gives everything away, to be built again elsewhere, in the order of activation.
  func removeAll() -> [LayoutEntry] {
    var all: [LayoutEntry] = []
    all.reserveCapacity(installed.count + pending.count)
    for entry in installed {
      if let entry { all.append(entry) }
    }
    if isShuffled { all = all.sortedByActivation() }
    all += pending
    for entry in all {
      entry.clearHandles()
      entry.engineReference = nil
    }
    pending = []
    invalidConstraints = []
    invalidStackRows = []
    // Most trees that join another one were never laid out on their own.
    if nodes.isEmpty, installed.isEmpty { return all }
    for node in nodes { node.detachFromEngine() }
    solver = Solver()
    (nodes, wrapping, installed) = ([], [], [])
    (nodesToMeasure, nodesToReadFrame) = ([], [])
    (deadRows, installedRows) = (0, 0)
    isShuffled = false
    return all
  }

  /// Goes with a part of the tree that leaves it and is most of it; what stays is taken out.
  ///
  /// - Parameter staying: What is installed on the views that stay.
  func moveRoot(to view: UIView, removing staying: [LayoutEntry]) {
    for entry in staying { remove(entry) }
    rootReference = view.reference
    view.constraintState.engine = self
    needsUpdate = false
    if let node = view.layoutNode { invalidateFrame(of: node) } else { setNeedsUpdate() }
  }

  /// Removes the rows and unknowns of a view or guide that leaves the tree.
  func detach(_ node: LayoutNode) {
    node.size.width.map(removeRow)
    node.size.height.map(removeRow)
    for constraint in node.mask { constraint.registration.row.map(removeRow) }
    // A variable that nothing says anything about would be looked for in every solve.
    for variable in [node.x, node.y, node.width, node.height] {
      removeRow(solver.add([Term(1, variable)], constant: 0, relation: .equal))
    }
    node.detachFromEngine()
  }
}

extension LayoutNode {
  /// Detaches the item from the engine.
  func detachFromEngine() {
    mask = []
    size = SizeRows()
    if item.node === self { item.node = previous }
    engineReference = nil
  }
}
