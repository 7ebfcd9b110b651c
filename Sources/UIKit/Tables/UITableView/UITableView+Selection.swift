import Foundation

extension UITableView {
  /// Returns whether a row is selected or highlighted.
  func hasSelectedAppearance(_ path: IndexPath) -> Bool {
    guard table.selection.rows.contains(path) || table.selection.highlighted == path else {
      return false
    }
    return table.shown.cells[path]?.selectionStyle != UITableViewCell.SelectionStyle.none
  }

  /// Makes the row above a selected one hide its separator (S6.8).
  func separatorsMayHaveChanged(beside cell: UITableViewCell) {
    guard !table.isLayingOut, let path = path(of: cell), path.row > 0 else { return }
    let above = IndexPath(row: path.row - 1, section: path.section)
    if let neighbor = table.shown.cells[above], exists(above) { update(neighbor, at: above) }
  }

  func announceSelection() {
    NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
  }

  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let path else {
      for row in table.selection.rows { deselect(row, animated: animated) }
      return
    }
    loadIfNeeded()
    guard exists(path) else { return }
    if !selectsSeveral {
      for row in table.selection.rows where row != path { deselect(row, animated: animated) }
    }
    if !table.selection.rows.contains(path) { table.selection.rows.append(path) }
    table.shown.cells[path]?.setSelected(true, animated: animated)
    if position != .none { reveal(path, at: position, animated: animated) }
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    table.selection.rows.removeAll { $0 == path }
    table.shown.cells[path]?.setSelected(false, animated: animated)
  }

  /// Whether several rows may be selected now.
  private var selectsSeveral: Bool {
    table.isEditing
      ? table.selection.allowsMultipleDuringEditing : table.selection.allowsMultiple
  }

  /// Whether a tap may select rows now.
  private var selects: Bool {
    let settings = table.selection
    return table.isEditing
      ? settings.allowsDuringEditing || settings.allowsMultipleDuringEditing
      : settings.allowsSelection || settings.allowsMultiple
  }

  // MARK: Touches

  private func path(under touches: Set<UITouch>) -> IndexPath? {
    guard let touch = touches.first else { return nil }
    return row(at: touch.location(in: self))
  }

  func rowTouchBegan(_ touches: Set<UITouch>) {
    table.selection.closesSwipe = table.swipes?.path != nil
    guard !table.selection.closesSwipe else { return }
    guard let path = path(under: touches), let cell = table.shown.cells[path] else { return }
    guard touches.first?.view?.isDescendant(of: cell) == true else { return }
    if hideDeleteConfirmations() { return }
    guard selects, delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    highlight(path)
  }

  func rowTouchMoved(_ touches: Set<UITouch>) {
    guard let highlighted = table.selection.highlighted, path(under: touches) != highlighted else {
      return
    }
    unhighlight()
  }

  func rowTouchEnded(_ touches: Set<UITouch>) {
    if table.selection.closesSwipe { table.swipes?.close(animated: true) }
    table.selection.closesSwipe = false
    guard let path = table.selection.highlighted else { return }
    handleRowTap(path)
    unhighlight()
  }

  func rowTouchCancelled() {
    table.selection.closesSwipe = false
    unhighlight()
  }

  private func highlight(_ path: IndexPath) {
    table.selection.highlighted = path
    table.shown.cells[path]?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  private func unhighlight() {
    guard let path = table.selection.highlighted else { return }
    table.selection.highlighted = nil
    table.shown.cells[path]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  /// Performs the action of a tap on a row.
  private func handleRowTap(_ path: IndexPath) {
    if selectsSeveral, table.selection.rows.contains(path) {
      if let row = delegateDeselects(path) {
        deselect(row, animated: false)
        delegate?.tableView(self, didDeselectRowAt: row)
        announceSelection()
      }
      return
    }
    var row = path
    if let delegate {
      guard let wanted = delegate.tableView(self, willSelectRowAt: path), exists(wanted) else {
        return
      }
      row = wanted
    }
    if !selectsSeveral {
      for old in table.selection.rows where old != row {
        guard let gone = delegateDeselects(old) else { continue }
        deselect(gone, animated: false)
        delegate?.tableView(self, didDeselectRowAt: gone)
      }
    }
    if !table.selection.rows.contains(row) { table.selection.rows.append(row) }
    table.shown.cells[row]?.setSelected(true, animated: false)
    delegate?.tableView(self, didSelectRowAt: row)
    announceSelection()
  }

  private func delegateDeselects(_ path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    return delegate.tableView(self, willDeselectRowAt: path)
  }

  func accessoryTapped(of cell: UITableViewCell) {
    guard let path = path(of: cell) else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}
