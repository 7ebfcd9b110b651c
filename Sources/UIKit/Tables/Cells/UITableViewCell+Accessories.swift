import DisplayList
import Foundation
import QuartzCore

extension TableMetrics {
  /// Returns the width of the area for a system accessory; `nil` for none (S6.14).
  func width(of type: UITableViewCell.AccessoryType) -> CGFloat? {
    switch type {
    case .none: nil
    case .disclosureIndicator: disclosureWidth
    case .detailDisclosureButton: detailDisclosureWidth
    case .checkmark: checkmarkWidth
    case .detailButton: detailButtonWidth
    }
  }
}

extension UITableViewCell {
  var shownAccessoryType: AccessoryType {
    cell.isEditing ? cell.editingAccessoryType : cell.accessoryType
  }

  var shownAccessoryView: UIView? {
    cell.isEditing ? cell.editingAccessoryView : cell.accessoryView
  }

  var hasAccessory: Bool { shownAccessoryView != nil || shownAccessoryType != .none }

  func changeAccessory(_ change: (inout CellState) -> Void) {
    let old = [cell.accessoryView, cell.editingAccessoryView]
    change(&cell)
    let new = [cell.accessoryView, cell.editingAccessoryView]
    for view in old where !new.contains(where: { $0 === view }) { view?.removeFromSuperview() }
    existingContentView.updateLayoutMargins()
    setNeedsLayout()
    cell.table?.contentSizeChanged(of: self)
  }

  /// Shows the current accessory.
  func layOutAccessory(_ frame: CGRect?) {
    for view in [cell.accessoryView, cell.editingAccessoryView]
    where view !== shownAccessoryView && view?.superview === self {
      view?.removeFromSuperview()
    }
    let type = shownAccessoryView == nil ? shownAccessoryType : .none
    if type == .none {
      cell.sideViews.accessory?.removeFromSuperview()
      cell.sideViews.accessory = nil
    } else if cell.sideViews.accessory?.type != type {
      cell.sideViews.accessory?.removeFromSuperview()
      let view = CellAccessoryView(type: type)
      view.detailTapped = { [weak self] in self?.accessoryWasTapped() }
      cell.sideViews.accessory = view
      addSubview(view)
    }
    guard let frame else { return }
    if let view = shownAccessoryView {
      if view.superview !== self { addSubview(view) }
      view.frame = frame
    } else {
      cell.sideViews.accessory?.frame = frame
    }
    existingContentView.updateLayoutMargins()
  }

  private func accessoryWasTapped() { cell.table?.accessoryTapped(of: self) }
}
