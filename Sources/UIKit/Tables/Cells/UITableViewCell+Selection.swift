extension UITableViewCell {
  func changeSelection(_ selected: Bool) {
    guard selected != cell.isSelected else { return }
    cell.isSelected = selected
    showSelection()
    setNeedsUpdateConfiguration()
  }

  func changeHighlight(_ highlighted: Bool) {
    guard highlighted != cell.isHighlighted else { return }
    cell.isHighlighted = highlighted
    showSelection()
    setNeedsUpdateConfiguration()
  }

  /// Whether the cell has the selected appearance.
  var hasSelectedAppearance: Bool { cell.isSelected || cell.isHighlighted }

  /// Separators beside a selected row are hidden (S6.8).
  var hidesSeparatorsForSelection: Bool { hasSelectedAppearance && cell.selectionStyle != .none }

  var existingSelectedBackgroundView: UIView? {
    if let view = cell.selectedBackgroundView { return view }
    guard cell.selectionStyle != .none else { return nil }
    let view = SelectedBackgroundView(frame: bounds)
    cell.selectedBackgroundView = view
    return view
  }

  func setBackgroundView(_ view: UIView?) {
    cell.backgroundView?.removeFromSuperview()
    cell.backgroundView = view
    if let view {
      // The views replace a configuration.
      cell.configurationBackground?.removeFromSuperview()
      cell.configurationBackground = nil
      cell.backgroundConfiguration = nil
      view.frame = bounds
      insertSubview(view, at: 0)
    }
    setNeedsLayout()
  }

  func setSelectedBackgroundView(_ view: UIView?) {
    cell.selectedBackgroundView?.removeFromSuperview()
    cell.selectedBackgroundView = view
    showSelection()
  }

  /// Updates the background, the labels and the separators for the selection.
  func showSelection() {
    let isShown = hasSelectedAppearance && cell.selectionStyle != .none
    let several = cell.table?.allowsMultipleSelection == true || cell.context.selectsWhileEditing
    let chosen =
      several ? cell.multipleSelectionBackgroundView ?? selectedBackground : selectedBackground
    for view in [cell.selectedBackgroundView, cell.multipleSelectionBackgroundView]
    where view !== chosen || !isShown {
      view?.removeFromSuperview()
    }
    if isShown, let chosen, chosen.superview !== self {
      chosen.frame = bounds
      if let background = cell.backgroundView ?? cell.configurationBackground {
        insertSubview(chosen, aboveSubview: background)
      } else {
        insertSubview(chosen, at: 0)
      }
    }
    if cell.selectionStyle != .none { highlightParts(of: contentView, hasSelectedAppearance) }
    cell.sideViews.edit?.isChecked = cell.isSelected
    cell.table?.separatorsMayHaveChanged(beside: self)
    setNeedsLayout()
  }

  /// The view behind a selected cell; `nil` if a background configuration shows the selection.
  private var selectedBackground: UIView? {
    if cell.backgroundConfiguration != nil { return cell.selectedBackgroundView }
    return existingSelectedBackgroundView
  }

  private func highlightParts(of view: UIView, _ isHighlighted: Bool) {
    for part in view.subviews {
      if let label = part as? UILabel {
        label.isHighlighted = isHighlighted
      } else if let image = part as? UIImageView {
        image.isHighlighted = isHighlighted
      }
      if !(part is UIControl) { highlightParts(of: part, isHighlighted) }
    }
  }
}
