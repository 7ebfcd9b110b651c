import ConstraintSolver
import Foundation

/// The constraints of one view tree, and the solver that contains them.
///
/// It belongs to the root view. Changes are only recorded; ``update()`` solves them when layout
/// needs frames.
///
/// | function | purpose |
/// |---|---|
/// | ``insert(_:)`` | adds activated constraints and stacks, in the order of activation |
/// | ``remove(_:)`` | removes a deactivated one and its rows |
/// | ``reinsert(_:)`` | removes one and adds it again, after its form has changed |
/// | ``detach(_:)`` | removes those of a subtree that leaves the tree; or the rows of one item |
/// | ``removeAll()`` | empties the engine, to rebuild it or to join another tree |
/// | ``moveRoot(to:removing:)`` | follows a subtree that leaves the tree and is most of it |
/// | ``replace(_:with:)`` | puts constraints in place of a stack's rows |
/// | ``invalidateConstant(of:)`` | marks a constraint or stack whose constant may have changed |
/// | ``invalidateIntrinsicSize(of:)`` | marks an item to be measured again |
/// | ``invalidateFrame(of:)`` | marks a view whose frame or autoresizing mask was set |
/// | ``updatePriority(of:)`` | sets a row's priority at once |
/// | ``update()`` | applies what was recorded, solves, and marks the superviews of moved views |
///
/// Exclusivity of the properties that every row accesses is not checked: none is passed inout to
/// code outside the engine.
@MainActor
final class LayoutEngine {
  @exclusivity(unchecked) private var rootReference: ItemReference
  /// Whether the engine only computes a fitting size and is then discarded.
  let isFitting: Bool
  @exclusivity(unchecked) var solver = Solver()
  /// The items of all constraints, in the order of their first use (S8.17).
  ///
  /// S8.17: The view that a constraint references first, in the order of activation, yields in a
  /// tie.
  @exclusivity(unchecked) var nodes: [LayoutNode] = []
  /// The items whose text wraps at the width that layout determines (S8.13).
  @exclusivity(unchecked) var wrapping: [LayoutNode] = []
  /// The entries in the solver, in the order of activation; `nil` if one was removed.
  @exclusivity(unchecked) var installed: [LayoutEntry?] = []
  /// Whether ``installed`` ends with constraints of stacks out of their order.
  private var isShuffled = false
  /// The number of rows of all entries that are or were installed.
  var installedRows = 0
  /// The entries activated since the last update.
  @exclusivity(unchecked) var pending: [LayoutEntry] = []
  /// Items whose intrinsic size may have changed.
  @exclusivity(unchecked) var nodesToMeasure: [LayoutNode] = []
  /// Views whose frame, and with it their autoresizing constraints, may have changed.
  @exclusivity(unchecked) var nodesToReadFrame: [LayoutNode] = []
  /// Constraints whose numbers may have changed.
  @exclusivity(unchecked) var invalidConstraints: [NSLayoutConstraint] = []
  /// Rows of stacks whose numbers may have changed.
  @exclusivity(unchecked) var invalidStackRows: [StackRows] = []
  /// A buffer for the sum that a row is built from, reused for each row.
  @exclusivity(unchecked) var scratch = LayoutExpression()
  /// The number of deactivated rows that the solver still holds.
  @exclusivity(unchecked) var deadRows = 0
  @exclusivity(unchecked) private var nextOrder = 0
  @exclusivity(unchecked) private(set) var storedReference: EngineReference?
  /// Whether anything has changed since the last update.
  @exclusivity(unchecked) var needsUpdate = false
  /// Whether constraints were solved since conflicts were last reported.
  var hasUnreportedBreaks = false
  /// The reported breaks, each with its set.
  var reportedBreaks: Set<String> = []

  init(root: UIView, isFitting: Bool = false) {
    rootReference = root.reference
    self.isFitting = isFitting
  }

  deinit { storedReference?.clear() }

  /// The view at the top of the tree.
  var root: UIView? { rootReference.view }

  /// Returns whether a view is at the top of the tree.
  func hasRoot(_ view: ItemReference) -> Bool { rootReference === view }

  /// The reference by which constraints and items find the engine.
  var reference: EngineReference {
    if let storedReference { return storedReference }
    let made = EngineReference(self)
    storedReference = made
    return made
  }

  // MARK: Changes

  /// Adds an activated constraint or stack.
  func insert(_ entry: LayoutEntry) {
    enqueue(entry, reference)
    setNeedsUpdate()
  }

  /// Adds entries that another engine has detached, in their order.
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

  /// Removes the entries of a subtree that leaves the tree; returns them in the order of activation.
  ///
  /// Each is marked as leaving. If they are the majority, the others are inserted again instead, which
  /// is less work than removing the rows of those that leave one by one.
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

  /// Removes a deactivated constraint or stack and its rows.
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

  /// Removes rows from the solver.
  func removeRows(_ handles: [LayoutRow]) {
    for handle in handles { removeRow(handle) }
    setNeedsUpdate()
  }

  /// Replaces the rows of a stack with constraints that use the solver's rows.
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

  /// Marks a constraint whose constant has to be read again.
  func invalidateConstant(of constraint: NSLayoutConstraint) {
    invalidConstraints.append(constraint)
    setNeedsUpdate()
  }

  /// Marks a stack whose constants have to be read again.
  func invalidateConstant(of rows: StackRows) {
    invalidStackRows.append(rows)
    setNeedsUpdate()
  }

  /// Marks an item whose intrinsic size, hugging or compression resistance may have changed.
  func invalidateIntrinsicSize(of node: LayoutNode) {
    nodesToMeasure.append(node)
    setNeedsUpdate()
  }

  /// Marks a view whose frame, autoresizing mask or superview's size was set.
  func invalidateFrame(of node: LayoutNode) {
    nodesToReadFrame.append(node)
    setNeedsUpdate()
  }

  /// Sets the priority of a constraint's row.
  func updatePriority(of constraint: NSLayoutConstraint) {
    guard let row = constraint.registration.row else { return }
    solver.setPriority(Priority(constraint.priority.rawValue), of: row)
    setNeedsUpdate()
  }

  /// Schedules an update for the next layout pass.
  func setNeedsUpdate() {
    guard !needsUpdate else { return }
    needsUpdate = true
    if !isFitting { root?.markSubtreeForConstraints() }
  }

  /// Deactivates a row of the solver for good.
  func removeRow(_ row: LayoutRow) {
    solver.deactivate(row)
    deadRows += 1
  }

  /// Removes all entries and items; returns the entries in the order of activation.
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
    // Most trees that join another one were never laid out separately.
    if nodes.isEmpty, installed.isEmpty { return all }
    for node in nodes { node.detachFromEngine() }
    solver = Solver()
    (nodes, wrapping, installed) = ([], [], [])
    (nodesToMeasure, nodesToReadFrame) = ([], [])
    (deadRows, installedRows) = (0, 0)
    isShuffled = false
    return all
  }

  /// Makes a subtree that leaves the tree the engine's tree, and removes the other entries.
  ///
  /// - Parameter staying: The entries installed on the views that stay.
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
    // An unconstrained variable would otherwise be solved for each time.
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
