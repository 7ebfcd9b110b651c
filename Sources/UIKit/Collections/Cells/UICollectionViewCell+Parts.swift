import Foundation

extension UICollectionViewCell {
  func setUpContentView() {
    cell.contentView.frame = bounds
    cell.contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(cell.contentView)
  }

  func changeState(_ change: (inout CollectionCellState) -> Void) {
    let before = (cell.isSelected, cell.isHighlighted)
    change(&cell)
    guard before != (cell.isSelected, cell.isHighlighted) else { return }
    showSelectedBackground()
    markForConfigurationUpdate()
  }

  /// Runs when editing of the collection view begins or ends.
  func editingChanged() { markForConfigurationUpdate() }

  private func showSelectedBackground() {
    cell.selectedBackgroundView?.isHidden = !(cell.isSelected || cell.isHighlighted)
  }

  func setBackgroundView(_ view: UIView?) {
    guard view !== cell.backgroundView else { return }
    cell.backgroundView?.removeFromSuperview()
    cell.backgroundView = view
    guard let view else { return }
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  func setSelectedBackgroundView(_ view: UIView?) {
    guard view !== cell.selectedBackgroundView else { return }
    cell.selectedBackgroundView?.removeFromSuperview()
    cell.selectedBackgroundView = view
    guard let view else { return }
    view.frame = bounds
    insertSubview(view, belowSubview: cell.contentView)
    showSelectedBackground()
  }

  func layOutCellParts() {
    for view in [cell.backgroundView, cell.selectedBackgroundView, cell.configurationBackground] {
      if let view, view.frame != bounds { view.frame = bounds }
    }
    if cell.contentView.frame != contentFrame { cell.contentView.frame = contentFrame }
  }

  func sizeOfContent(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let outside = CGSize(
      width: bounds.width - contentFrame.width, height: bounds.height - contentFrame.height)
    let inner = CGSize(
      width: max(0, target.width - outside.width), height: max(0, target.height - outside.height))
    let size = cell.contentView.systemLayoutSizeFitting(
      inner, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(width: size.width + outside.width, height: size.height + outside.height)
  }
}
