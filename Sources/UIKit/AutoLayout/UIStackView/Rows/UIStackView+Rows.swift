import Foundation

extension UIStackView {
  /// Adds the rows that arrange the views to the layout.
  func activate(_ rows: StackRows) {
    guard !rows.rows.isEmpty else { return }
    constraintState.stackRows = rows
    if rows.hasMargins { rare.dependentRows.append(rows) }
    for view in rows.viewsWithBaselines where !view.rare.dependsOn(rows) {
      view.rare.dependentRows.append(rows)
    }
    layoutRoot.existingEngine.insert(.stack(rows))
    // An arranged view outside the stack is rejected by constraints, with UIKit's message.
    let arranged = stack.arranged
    var isScattered = false
    arranged.passEachUnretained { if !$0.superviewLink.names(self) { isScattered = true } }
    if !isScattered { return }
    makeConstraintsOfRows()
    NSLayoutConstraint.deactivate(stack.constraints)
    NSLayoutConstraint.activate(stack.constraints)
  }

  /// Removes the rows that arrange the views from the layout.
  func deactivateRows() {
    guard let rows = detachRows() else { return }
    rows.engine?.remove(.stack(rows))
  }

  /// Removes the rows that arrange a view that leaves the stack.
  func deactivateRows(about view: UIView) {
    guard let rows = constraintState.stackRows else { return }
    let handles = rows.removeRows(about: view.reference)
    view.storedRare?.dependentRows.removeAll { $0 === rows }
    rows.engine?.removeRows(handles)
  }

  /// Creates constraints from the rows, which stay in the solver.
  func makeConstraintsOfRows() {
    guard let rows = detachRows() else { return }
    let constraints = rows.constraints()
    stack.constraints = constraints
    for constraint in constraints { constraint.register(on: self) }
    rows.engine?.replace(rows, with: constraints)
  }

  /// Removes the rows from the stack, and from the views that report changes to them.
  private func detachRows() -> StackRows? {
    guard let rows = constraintState.stackRows else { return nil }
    constraintState.stackRows = nil
    storedRare?.dependentRows.removeAll { $0 === rows }
    for view in rows.viewsWithBaselines {
      view.storedRare?.dependentRows.removeAll { $0 === rows }
    }
    return rows
  }
}

extension StackRows {
  /// Creates constraints from the rows, for an app that reads them.
  func makeConstraints() {
    (items.first?.view as? UIStackView)?.makeConstraintsOfRows()
  }
}

extension UIView {
  /// Creates constraints from the rows of the view, and of the stack that the view is in.
  func makeConstraintsOfStacks() {
    (self as? UIStackView)?.makeConstraintsOfRows()
    (superview as? UIStackView)?.makeConstraintsOfRows()
  }

  /// Whether any constraint is installed on the view.
  var hasConstraints: Bool {
    !constraintState.constraints.isEmpty || constraintState.stackRows != nil
  }
}
