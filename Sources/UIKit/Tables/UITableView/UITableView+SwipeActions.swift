import CoreGraphics
import Foundation

extension UITableView: SwipeHost {
  func swipedRow(at point: CGPoint) -> (path: IndexPath, view: UIView)? {
    guard !isEditing, let path = row(at: point), let cell = table.shown.cells[path] else {
      return nil
    }
    return (path, cell)
  }

  func swipeActions(at edge: SwipeEdge, of path: IndexPath) -> UISwipeActionsConfiguration? {
    guard canEdit(path) else { return nil }
    switch edge {
    case .leading:
      return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    case .trailing:
      let result = delegate.flatMap { delegate in
        OptionalRequirement.implemented {
          delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
        }
      }
      return result ?? deletion(of: path)
    }
  }

  /// Returns the button that deletes a row, if the app allows rows to be deleted.
  ///
  /// UIKit checks whether the data source implements the method that deletes, which cannot be
  /// determined here without deleting; see docs/spec/corrections.md.
  private func deletion(of path: IndexPath) -> UISwipeActionsConfiguration? {
    let saysSo = dataSource.flatMap { source in
      OptionalRequirement.implemented { source.tableView(self, canEditRowAt: path) }
    }
    guard saysSo == true, editingStyle(path) == .delete else { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    let action = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, _, completion in
      guard let self else { return completion(false) }
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  func restingFrame(of path: IndexPath) -> CGRect? { exists(path) ? rowRect(path) : nil }

  func swipe(_ isBegun: Bool, of view: UIView, at path: IndexPath) {
    if let cell = view as? UITableViewCell {
      cell.cell.isSwiped = isBegun
      cell.setNeedsUpdateConfiguration()
    }
    if isBegun {
      delegate?.tableView(self, willBeginEditingRowAt: path)
    } else {
      setNeedsLayout()
      delegate?.tableView(self, didEndEditingRowAt: path)
    }
  }
}
