import Foundation

/// All relations that arrange one stack.
///
/// A screen of stacks has several for each view, and hardly anybody ever looks at one. So they go to
/// the solver as they are, and become constraints when those are read
/// (``UIStackView/makeConstraintsOfRows()``). All items are the stack, views and guides in it, so
/// that the rows come and go with the stack.
@MainActor
final class StackRows {
  /// The stack, its arranged views, and guides, which rows name by their places.
  let items: [ItemReference]
  @exclusivity(unchecked) var rows: [StackRow]
  /// A number that grows with every activation in the engine, of the first row (S8.17).
  var order = 0
  /// The engine that has the rows, and their place among its entries.
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
    // Loops, for in Swift a closure of the main actor asks at each call whether it runs there.
    for item in items {
      if let guide = item.guide, !guide.isFree { return true }
    }
    return false
  }

  /// The arranged views whose baselines the numbers of rows contain; one may come more than once.
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

  /// Takes out the rows about an item, and returns what they were in the solver.
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

  /// Constraints that say what the rows say; none is active.
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
  /// Whether the attribute is where text stands.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
