import Foundation

/// All relations that arrange one stack.
///
/// A screen of stacks has several rows for each view, and apps rarely read them. So they are passed
/// to the solver as they are, and become constraints when those are read
/// (``UIStackView/makeConstraintsOfRows()``). All items are the stack, and views and guides in it,
/// so the rows are added and removed with the stack.
@MainActor
final class StackRows {
  /// The stack, its arranged views, and guides, which rows refer to by index.
  let items: [ItemReference]
  @exclusivity(unchecked) var rows: [StackRow]
  /// A number that grows with every activation in the engine, of the first row (S8.17).
  var order = 0
  /// The engine that contains the rows, and their index among its entries.
  @exclusivity(unchecked) var engineReference: EngineReference?
  var index = -1
  /// Whether the rows are about to leave the engine with a part of the tree.
  var isLeaving = false

  init(items: [ItemReference], rows: [StackRow]) {
    self.items = items
    self.rows = rows
  }

  var engine: LayoutEngine? { engineReference?.engine }

  var stack: UIStackView? { items[0].view as? UIStackView }

  /// Whether the numbers of any row contain the stack's margins.
  var hasMargins: Bool {
    // Loops, because in Swift a closure on the main actor checks at each call whether it runs
    // there.
    for item in items {
      if let guide = item.guide, !guide.isFree { return true }
    }
    return false
  }

  /// The arranged views whose baselines occur in the constants of rows; a view may occur more than
  /// once.
  var viewsWithBaselines: [UIView] {
    var views: [UIView] = []
    for row in rows {
      if row.firstAttribute.isBaseline, let view = view(row.first) { views.append(view) }
      if row.secondAttribute.isBaseline, let view = view(row.second) { views.append(view) }
    }
    return views
  }

  private func view(_ item: StackRow.Item) -> UIView? {
    item == .none ? nil : items[Int(item.index)].view
  }

  /// Removes the rows that refer to an item, and returns their handles in the solver.
  func removeRows(about item: ItemReference) -> [LayoutRow] {
    guard let index = items.firstIndex(where: { $0 === item }) else { return [] }
    let item = StackRow.Item(index: Int32(index))
    var handles: [LayoutRow] = []
    rows.removeAll { row in
      guard row.first == item || row.second == item else { return false }
      if let handle = row.handle { handles.append(handle) }
      return true
    }
    return handles
  }

  /// Returns the rows as constraints, none of which is active.
  func constraints() -> [NSLayoutConstraint] {
    rows.map { row in
      let constraint = NSLayoutConstraint(
        ConstraintSide(items[Int(row.first.index)], row.firstAttribute), row.relation,
        row.second == .none
          ? .none : ConstraintSide(items[Int(row.second.index)], row.secondAttribute),
        multiplier: row.multiplier, constant: row.constant)
      constraint.storedPriority = UILayoutPriority(row.priority)
      constraint.identifier = row.name.rawValue
      return constraint
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is a baseline.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
