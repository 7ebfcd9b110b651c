import Foundation

extension UIStackView {
  /// Lets layout keep what arranges the views now.
  func activate(_ rows: StackRows) {
    guard !rows.rows.isEmpty else { return }
    constraintState.stackRows = rows
    if rows.hasMargins { rare.dependentRows.append(rows) }
    for view in rows.viewsWithBaselines where !view.rare.dependsOn(rows) {
      view.rare.dependentRows.append(rows)
    }
    layoutRoot.existingEngine.insert(.stack(rows))
    // An arranged view that is elsewhere is what constraints refuse, with UIKit's words.
    let arranged = stack.arranged
    var isScattered = false
    arranged.lendEach { if !$0.superviewLink.names(self) { isScattered = true } }
    if !isScattered { return }
    makeConstraintsOfRows()
    NSLayoutConstraint.deactivate(stack.constraints)
    NSLayoutConstraint.activate(stack.constraints)
  }

  /// Ends what arranged the views.
  func deactivateRows() {
    guard let rows = forgetRows() else { return }
    rows.engine?.remove(.stack(rows))
  }

  /// Ends what arranged a view that leaves the row.
  func deactivateRows(about view: UIView) {
    guard let rows = constraintState.stackRows else { return }
    let handles = rows.removeRows(about: view.reference)
    view.storedRare?.dependentRows.removeAll { $0 === rows }
    rows.engine?.removeRows(handles)
  }

  /// Makes constraints of the rows, which stay in the solver as they are.
  func makeConstraintsOfRows() {
    guard let rows = forgetRows() else { return }
    let constraints = rows.constraints()
    stack.constraints = constraints
    for constraint in constraints { constraint.note(on: self) }
    rows.engine?.replace(rows, with: constraints)
  }

  /// Takes the rows off the stack, and off the views that tell them of changes.
  private func forgetRows() -> StackRows? {
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
  /// Makes constraints of the rows, as an app that asks for them sees them.
  func makeConstraints() {
    (items.first?.view as? UIStackView)?.makeConstraintsOfRows()
  }
}

extension UIView {
  /// Makes constraints of what arranges the view's subviews, or the view itself, if it is in a stack.
  func makeConstraintsOfStacks() {
    (self as? UIStackView)?.makeConstraintsOfRows()
    (superview as? UIStackView)?.makeConstraintsOfRows()
  }

  /// Whether any constraint is installed on the view.
  var hasConstraints: Bool {
    !constraintState.constraints.isEmpty || constraintState.stackRows != nil
  }
}
