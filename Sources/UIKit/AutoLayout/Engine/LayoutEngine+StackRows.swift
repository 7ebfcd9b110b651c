import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Adds the rows of a stack to the solver.
  func install(_ rows: StackRows) {
    guard let stack = rows.items[0].view else { return }
    var reader = StackRowReader(rows, of: stack, in: self)
    for index in rows.rows.indices {
      let row = rows.rows[index]
      let handle = reader.add(row)
      if !isFitting { rows.rows[index].handle = handle }
    }
    reader.finish()
    if isFitting { return }
    rows.index = installed.count
    installed.append(.stack(rows))
    installedRows += rows.rows.count
  }

  /// Reads the numbers of a stack's rows again.
  func updateConstant(of rows: StackRows) {
    guard let stack = rows.items[0].view else { return }
    var reader = StackRowReader(rows, of: stack, in: self)
    for row in rows.rows {
      if let handle = row.handle { reader.setConstant(of: row, handle) }
    }
    reader.finish()
  }
}

/// Converts the rows of one stack to sums of variables.
///
/// Arranged views are in the stack itself, and so are its guides: positions are their own variables,
/// where a constraint would need to search the path from an item to its container. Other rows are
/// read as constraints are.
@MainActor
private struct StackRowReader {
  private let stack: UIView
  private let engine: LayoutEngine
  private let items: [ItemReference]
  /// The entries of the items, in their order.
  private var entries: [Entry] = []
  private let isMirrored: Bool
  private var sum: LayoutExpression

  private struct Entry {
    /// Whether the item is positioned by variables of its own.
    var isSimple: Bool
    /// Whether the view that the item belongs to is the stack.
    var isOfStack: Bool
    /// The variables, created when a row first needs them, because their age breaks ties (S8.17).
    var unknowns: LayoutUnknowns?
  }

  init(_ rows: StackRows, of stack: UIView, in engine: LayoutEngine) {
    self.stack = stack
    self.engine = engine
    items = rows.items
    entries.reserveCapacity(items.count)
    for index in items.indices {
      let isStack = index == 0
      let isSimple = items[index].viewLink.with { isStack || $0.superviewLink.names(stack) }
      entries.append(
        Entry(
          isSimple: isSimple ?? items[index].guide?.isFree ?? false,
          isOfStack: isStack || isSimple == nil && !items[index].isEmpty))
    }
    isMirrored = stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
    sum = engine.scratch
    engine.scratch = LayoutExpression()
  }

  /// Returns the buffer to the engine.
  func finish() { engine.scratch = sum }

  /// Adds a row to the solver.
  mutating func add(_ row: StackRow) -> LayoutRow {
    read(row)
    let written = Double(row.constant)
    return engine.solver.add(
      sum.terms, constant: sum.constant, relation: row.relation.ofSolver,
      priority: Priority(row.priority),
      breakOrder: BreakOrder(
        attribute: Int16(row.firstAttribute.rawValue),
        isAncestorFirst: isOfStack(row.first) && row.second != .none && !isOfStack(row.second),
        constant: sum.constant == -written ? nil : written))
  }

  /// Updates the constant of a row of the solver.
  mutating func setConstant(of row: StackRow, _ handle: LayoutRow) {
    read(row)
    engine.solver.setConstant(sum.constant, of: handle)
  }

  /// Returns whether the view that an item belongs to is the stack.
  private func isOfStack(_ item: StackRow.Item) -> Bool {
    entries[Int(item.index)].isOfStack
  }

  private mutating func read(_ row: StackRow) {
    sum.clear()
    add(row.first, row.firstAttribute, 1)
    if row.second != .none { add(row.second, row.secondAttribute, -Double(row.multiplier)) }
    sum.constant -= Double(row.constant)
  }

  private mutating func add(
    _ item: StackRow.Item, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double
  ) {
    let index = Int(item.index)
    guard entries[index].isSimple, !attribute.isBaseline else {
      let item = items[index]
      if item.isEmpty { return }
      engine.add(
        item, attribute, times: factor, in: stack, isMirrored: isMirrored, to: &sum)
      return
    }
    switch attribute {
    // A coordinate that runs from right to left is that of the opposite edge, negated.
    case .leading: addX(index, isMirrored ? 1 : 0, isMirrored ? -factor : factor)
    case .trailing: addX(index, isMirrored ? 0 : 1, isMirrored ? -factor : factor)
    case .centerX: addX(index, 0.5, factor)
    case .top: addY(index, 0, factor)
    case .bottom: addY(index, 1, factor)
    case .centerY: addY(index, 0.5, factor)
    case .width: sum.add(factor, unknowns(index).width)
    case .height: sum.add(factor, unknowns(index).height)
    default: preconditionFailure("a stack arranges nothing by \(attribute.logName)")
    }
  }

  /// Adds the point at `fraction` of an item's width; the stack's own left edge is 0.
  private mutating func addX(_ index: Int, _ fraction: Double, _ factor: Double) {
    if index != 0 { sum.add(factor, unknowns(index).x) }
    if fraction != 0 { sum.add(factor * fraction, unknowns(index).width) }
  }

  /// Adds the point at `fraction` of an item's height; the stack's own top edge is 0.
  private mutating func addY(_ index: Int, _ fraction: Double, _ factor: Double) {
    if index != 0 { sum.add(factor, unknowns(index).y) }
    if fraction != 0 { sum.add(factor * fraction, unknowns(index).height) }
  }

  private mutating func unknowns(_ index: Int) -> LayoutUnknowns {
    if let unknowns = entries[index].unknowns { return unknowns }
    let unknowns = engine.node(of: items[index]).unknowns
    entries[index].unknowns = unknowns
    return unknowns
  }
}
