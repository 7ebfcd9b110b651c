import Foundation

extension UICollectionView {
  private var mayBeSelected: Bool {
    let selection = collection.selection
    return isEditing
      ? selection.allowsDuringEditing || selection.allowsMultipleDuringEditing : selection.allows
  }

  /// Whether several items may be selected now, editing or not.
  var maySeveralBeSelected: Bool {
    let selection = collection.selection
    return isEditing ? selection.allowsMultipleDuringEditing : selection.allowsMultiple
  }

  func changeSelection(_ change: (inout CollectionSelection) -> Void) {
    change(&collection.selection)
    let paths = collection.selection.paths
    if !mayBeSelected {
      for path in paths { deselect(path) }
    } else if !maySeveralBeSelected {
      for path in paths.dropLast() { deselect(path) }
    }
  }

  func setEditingItems(_ isEditing: Bool) {
    guard isEditing != collection.isEditing else { return }
    collection.swipes?.close()
    collection.isEditing = isEditing
    // The selections while editing and otherwise are separate.
    for path in collection.selection.paths { deselect(path) }
    for (_, cell) in shownCells { cell.editingChanged() }
  }

  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let path else {
      for path in collection.selection.paths { deselect(path) }
      return
    }
    guard mayBeSelected, hasItem(at: path) else { return }
    if !maySeveralBeSelected {
      for other in collection.selection.paths where other != path { deselect(other) }
    }
    add(path)
    if !position.isEmpty { scrollToItem(at: path, at: position, animated: animated) }
  }

  private func add(_ path: IndexPath) {
    if !collection.selection.paths.contains(path) { collection.selection.paths.append(path) }
    cellForItem(at: path)?.isSelected = true
  }

  func deselect(_ path: IndexPath) {
    collection.selection.paths.removeAll { $0 == path }
    cellForItem(at: path)?.isSelected = false
  }

  // MARK: Touches

  /// Highlights the item under a touch; returns whether there is one.
  func touchDidBegin(_ touches: Set<UITouch>) -> Bool {
    collection.selection.closesSwipe = collection.swipes?.path != nil
    guard !collection.selection.closesSwipe else { return true }
    guard let touch = touches.first, touches.count == 1, mayBeSelected,
      collection.selection.highlighted == nil,
      let path = indexPathForItem(at: touch.location(in: self)), let cell = cellForItem(at: path),
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return false }
    collection.selection.highlighted = path
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  func unhighlight() {
    collection.selection.closesSwipe = false
    guard let path = collection.selection.highlighted else { return }
    collection.selection.highlighted = nil
    cellForItem(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// Selects or deselects the highlighted item if the touch is still on it.
  func touchDidEnd(_ touches: Set<UITouch>) {
    if collection.selection.closesSwipe {
      collection.selection.closesSwipe = false
      collection.swipes?.close(animated: true)
    }
    guard let path = collection.selection.highlighted else { return }
    unhighlight()
    guard let touch = touches.first, indexPathForItem(at: touch.location(in: self)) == path else {
      return
    }
    tap(path)
  }

  private func tap(_ path: IndexPath) {
    let isSelected = collection.selection.paths.contains(path)
    if isSelected, maySeveralBeSelected {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselect(path)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !maySeveralBeSelected {
      for other in collection.selection.paths where other != path {
        deselect(other)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    add(path)
    delegate?.collectionView(self, didSelectItemAt: path)
    if delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) ?? false {
      delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }
}
