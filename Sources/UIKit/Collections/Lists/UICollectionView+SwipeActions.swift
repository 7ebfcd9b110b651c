import CoreGraphics
import Foundation

extension UICollectionView: SwipeHost {
  func swipedRow(at point: CGPoint) -> (path: IndexPath, view: UIView)? {
    guard !isEditing, let path = indexPathForItem(at: point), let cell = cellForItem(at: path)
    else { return nil }
    return (path, cell)
  }

  func swipeActions(at edge: SwipeEdge, of path: IndexPath) -> UISwipeActionsConfiguration? {
    let layout = collection.layout as? UICollectionViewCompositionalLayout
    guard let list = layout?.listConfiguration(of: path) else { return nil }
    return edge == .leading
      ? list.leadingSwipeActionsConfigurationProvider?(path)
      : list.trailingSwipeActionsConfigurationProvider?(path)
  }

  func restingFrame(of path: IndexPath) -> CGRect? { attributesOfItem(at: path)?.frame }

  func swipe(_ isBegun: Bool, of view: UIView, at path: IndexPath) {
    guard let cell = view as? UICollectionViewCell else { return }
    cell.cell.isSwiped = isBegun
    cell.setNeedsUpdateConfiguration()
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns the configuration of the list that contains a row; `nil` for headers and rows outside lists.
  func listConfiguration(of path: IndexPath) -> UICollectionLayoutListConfiguration? {
    guard placedSections.indices.contains(path.section),
      let list = placedSections[path.section].section.list,
      list.configuration.headerMode != .firstItemInSection || path.item > 0
    else { return nil }
    return list.configuration
  }
}
