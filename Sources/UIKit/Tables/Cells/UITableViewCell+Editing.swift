import DisplayList
import Foundation
import QuartzCore

extension UITableViewCell {
  /// Whether a control for deletion, insertion or selection is shown.
  var showsEditControl: Bool {
    cell.isEditing && (cell.context.editingStyle != .none || cell.context.selectsWhileEditing)
  }

  /// Whether the reorder control is shown: as the data source decides, or else as
  /// ``showsReorderControl``.
  var displaysReorderControl: Bool {
    cell.isEditing && (cell.context.canMove ?? cell.showsReorderControl)
  }

  func changeEditing(_ editing: Bool) {
    guard editing != cell.isEditing else { return }
    let mask: StateMask = editing ? .showingEditControl : []
    willTransition(to: mask)
    cell.isEditing = editing
    cell.showsDeleteConfirmation = false
    existingContentView.updateLayoutMargins()
    setNeedsUpdateConfiguration()
    setNeedsLayout()
    layoutIfNeeded()
    didTransition(to: mask)
  }

  /// Shows the edit and reorder controls of the current state.
  func layOutEditingControls(_ frames: CellLayout.Frames) {
    layOutEditControl(frames.editControl)
    layOutReorderControl(frames.reorder)
    layOutDeleteButton()
  }

  private func layOutEditControl(_ frame: CGRect?) {
    guard showsEditControl, let frame else {
      cell.sideViews.edit?.removeFromSuperview()
      cell.sideViews.edit = nil
      return
    }
    let control = cell.sideViews.edit ?? EditControl(frame: frame)
    if control.superview !== self {
      control.addAction(
        UIAction { [weak self] _ in self?.editControlTapped() }, for: .touchUpInside)
      addSubview(control)
    }
    cell.sideViews.edit = control
    control.kind =
      cell.context.selectsWhileEditing
      ? .selection : cell.context.editingStyle == .insert ? .insert : .delete
    control.isChecked = cell.isSelected
    control.isUserInteractionEnabled = control.kind != .selection
    control.frame = frame
  }

  private func layOutReorderControl(_ frame: CGRect?) {
    guard displaysReorderControl, let frame else {
      cell.sideViews.reorder?.removeFromSuperview()
      cell.sideViews.reorder = nil
      return
    }
    let control = cell.sideViews.reorder ?? ReorderControl(frame: frame)
    cell.sideViews.reorder = control
    control.owner = self
    if control.superview !== self { addSubview(control) }
    control.frame = frame
  }

  private func editControlTapped() {
    switch cell.context.editingStyle {
    case .insert: cell.table?.commit(.insert, of: self)
    case .delete: showDeleteConfirmation(!cell.showsDeleteConfirmation)
    case .none: return
    }
  }

  // MARK: Confirmation

  /// Shows or removes the button that deletes the row.
  func showDeleteConfirmation(_ isShown: Bool) {
    guard isShown != cell.showsDeleteConfirmation else { return }
    var mask: StateMask = cell.isEditing ? .showingEditControl : []
    if isShown { mask.insert(.showingDeleteConfirmation) }
    willTransition(to: mask)
    cell.showsDeleteConfirmation = isShown
    if isShown { cell.table?.deleteConfirmationWillShow(in: self) }
    layOutDeleteButton()
    didTransition(to: mask)
  }

  private func layOutDeleteButton() {
    guard cell.showsDeleteConfirmation else {
      cell.sideViews.deleteButton?.removeFromSuperview()
      cell.sideViews.deleteButton = nil
      return
    }
    let button = cell.sideViews.deleteButton ?? DeleteConfirmationButton(frame: .zero)
    if button.superview !== self {
      button.title = cell.table?.deleteConfirmationTitle(of: self) ?? "Delete"
      button.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          cell.table?.commit(.delete, of: self)
        }, for: .touchUpInside)
      addSubview(button)
    }
    cell.sideViews.deleteButton = button
    bringSubviewToFront(button)
    let width = button.fittingWidth
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let inset = isRightToLeft ? cell.context.contentInsets.left : cell.context.contentInsets.right
    button.frame = CGRect(
      x: isRightToLeft ? 0 : bounds.width - width - inset, y: 0, width: width + inset,
      height: bounds.height)
  }
}
