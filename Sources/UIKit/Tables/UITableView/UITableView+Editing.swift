import Foundation

extension UITableView {
  func canEdit(_ path: IndexPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: path) ?? false
  }

  /// Returns the editing style of a row: none if the data source forbids editing.
  func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
    guard canEdit(path) else { return .none }
    return delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Returns whether a row can be moved according to the data source; `nil` if it does not implement the method.
  func canMove(_ path: IndexPath) -> Bool? {
    guard let dataSource else { return false }
    return OptionalRequirement.implemented { dataSource.tableView(self, canMoveRowAt: path) }
  }

  func changeEditing(_ editing: Bool, _ animated: Bool) {
    guard editing != table.isEditing else { return }
    rowTouchCancelled()
    table.swipes?.close()
    table.isEditing = editing
    if !table.selection.rows.isEmpty {
      for row in table.selection.rows { deselect(row, animated: false) }
    }
    _ = hideDeleteConfirmations()
    for (path, cell) in table.shown.cells where exists(path) {
      update(cell, at: path)
      cell.setEditing(editing && canEdit(path), animated: animated)
    }
    if !rowsAreFixed { heightsMayHaveChanged() }
    setNeedsLayout()
  }

  /// Asks the data source to delete or insert a row.
  func commit(_ style: UITableViewCell.EditingStyle, of cell: UITableViewCell) {
    guard let path = path(of: cell) else { return }
    if style == .delete { cell.showDeleteConfirmation(false) }
    dataSource?.tableView(self, commit: style, forRowAt: path)
    if style == .delete {
      delegate?.tableView(self, didEndEditingRowAt: self.path(of: cell))
    }
  }

  func deleteConfirmationWillShow(in cell: UITableViewCell) {
    for other in table.shown.cells.values where other !== cell {
      other.showDeleteConfirmation(false)
    }
    if let path = path(of: cell) { delegate?.tableView(self, willBeginEditingRowAt: path) }
  }

  /// Hides all buttons that confirm a deletion; returns whether there were any.
  func hideDeleteConfirmations() -> Bool {
    let cells = table.shown.cells.filter { $0.value.showingDeleteConfirmation }
    for (path, cell) in cells {
      cell.showDeleteConfirmation(false)
      delegate?.tableView(self, didEndEditingRowAt: path)
    }
    return !cells.isEmpty
  }

  func deleteConfirmationTitle(of cell: UITableViewCell) -> String? {
    guard let path = path(of: cell) else { return nil }
    return delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
  }

  // MARK: Reordering

  func reorderBegan(_ cell: UITableViewCell) {
    guard let path = path(of: cell) else { return }
    table.reordering = (path, path)
    bringSubviewToFront(cell)
  }

  /// Moves the row with a touch; its destination is the location of the touch.
  func reorderMoved(_ cell: UITableViewCell, to point: CGPoint) {
    guard let (from, _) = table.reordering else { return }
    cell.center.y = point.y
    guard let proposed = loadedLayout.row(at: point.y) else { return }
    var target = IndexPath(row: proposed.row, section: proposed.section)
    if let delegate {
      target = delegate.tableView(
        self, targetIndexPathForMoveFromRowAt: from, toProposedIndexPath: target)
    }
    if exists(target) { table.reordering = (from, target) }
  }

  func reorderEnded(_ cell: UITableViewCell) {
    guard let (from, to) = table.reordering else { return }
    table.reordering = nil
    setNeedsLayout()
    guard from != to else { return }
    dataSource?.tableView(self, moveRowAt: from, to: to)
    moveRow(at: from, to: to)
  }

  func reorderCancelled(_ cell: UITableViewCell) {
    table.reordering = nil
    setNeedsLayout()
  }
}
