import Foundation

extension UICollectionView {
  /// Adds a change to the update that is being collected, or shows it at once.
  func update(_ change: (inout CollectionState) -> Void) {
    if collection.updateDepth > 0 {
      change(&collection)
    } else {
      beginUpdates()
      change(&collection)
      endUpdates(nil)
    }
  }

  func performUpdates(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    beginUpdates()
    updates?()
    endUpdates(completion)
  }

  /// Determines the numbers before the changes.
  private func beginUpdates() {
    if collection.updateDepth == 0 { _ = loadedCounts }
    collection.updateDepth += 1
  }

  private func endUpdates(_ completion: ((Bool) -> Void)?) {
    collection.updateDepth -= 1
    if let completion { collection.completions.append(completion) }
    guard collection.updateDepth == 0 else { return }
    let changes = collection.changes
    let reconfigured = collection.reconfigured
    let completions = collection.completions
    collection.changes = ListChanges()
    collection.reconfigured = []
    collection.completions = []
    let isAnimated = window != nil && Runtime.animation.animates
    if isAnimated {
      UIView.animate(
        withDuration: UICollectionView.animationDuration,
        animations: { self.show(changes, reconfigured) },
        completion: { done in for completion in completions { completion(done) } })
    } else {
      show(changes, reconfigured)
      Runtime.loop.post { for completion in completions { completion(true) } }
    }
  }

  private func show(_ changes: ListChanges, _ reconfigured: [IndexPath]) {
    let before = collection.counts ?? []
    for path in reconfigured where hasItem(at: path) { reconfigure(path) }
    let after = askedCounts
    guard collection.dataSource != nil else { return }
    let update: ListUpdate
    do {
      update = try ListUpdate(changes, before: before, after: after, nouns: .collection)
    } catch {
      preconditionFailure(
        "NSInternalInconsistencyException: \(error.message) Collection view: \(description)")
    }
    guard !changes.isEmpty else {
      // An update without changes updates the layout.
      if collection.needsPrepare { showNow() }
      return
    }
    apply(update, changes, after: after)
  }

  private func apply(_ update: ListUpdate, _ changes: ListChanges, after: [Int]) {
    let layout = collection.layout
    let gone = renumberViews(update)
    collection.selection.paths = collection.selection.paths.compactMap { path in
      guard let new = update.newPath(of: path), !update.reloadedItems.contains(new) else {
        return nil
      }
      return new
    }
    if let path = collection.selection.highlighted {
      collection.selection.highlighted = update.newPath(of: path)
    }
    collection.prefetch.requested = collection.prefetch.requested.compactMap(update.newPath)
    collection.counts = after
    layout.itemsWereRenumbered(by: update)
    let context = layout.makeContext { $0.countsChanged = true }
    collection.updateDepth += 1
    layout.invalidate(using: context)
    collection.updateDepth -= 1
    prepareIfNeeded()
    layout.prepare(forCollectionViewUpdates: changes.updateItems)
    for (key, _) in gone where key.element == .cell {
      _ = layout.finalLayoutAttributesForDisappearingItem(at: key.indexPath)
    }
    for path in changes.insertedItems where hasItem(at: path) {
      _ = layout.initialLayoutAttributesForAppearingItem(at: path)
    }
    for (_, view) in gone { view.removeFromSuperview() }
    moveOffset(layout)
    setNeedsLayout()
    showNow()
    // A reloaded item has a new cell by now: in UIKit its old cell is still disappearing.
    for (key, view) in gone { recycle(view, key) }
    layout.finalizeCollectionViewUpdates()
  }

  /// Applies the changes of an update (S7.25); outside a window, only this view is laid out.
  private func showNow() {
    if window != nil {
      layoutIfNeeded()
    } else if bounds.width > 0, bounds.height > 0 {
      layOutElements()
    }
  }

  /// Sets the new index paths of the visible views, and returns the views that the update removes.
  private func renumberViews(
    _ update: ListUpdate
  ) -> [(key: ElementKey, view: UICollectionReusableView)] {
    var stay: [ElementKey: UICollectionReusableView] = [:]
    var gone: [(key: ElementKey, view: UICollectionReusableView)] = []
    for (key, view) in collection.visible.sorted(by: { $0.key.indexPath < $1.key.indexPath }) {
      let new: IndexPath?
      switch key.element {
      case .cell:
        new = update.newPath(of: key.indexPath).flatMap {
          update.reloadedItems.contains($0) ? nil : $0
        }
      case .supplementary, .decoration: new = update.newSupplementaryPath(of: key.indexPath)
      }
      if let new {
        stay[ElementKey(element: key.element, indexPath: new)] = view
      } else {
        gone.append((key, view))
      }
    }
    collection.visible = stay
    return gone
  }

  /// Content that has become shorter must not leave the visible area empty.
  private func moveOffset(_ layout: UICollectionViewLayout) {
    guard !isDragging, !isDecelerating else { return }
    let proposed = scroll.insets.restRange.clamp(contentOffset)
    let target = delegateTargetContentOffset(
      forOffset: layout.targetContentOffset(forProposedContentOffset: proposed))
    if target != contentOffset { contentOffset = target }
  }

  /// Makes the data source configure the cell that an item has, or a later one.
  private func reconfigure(_ path: IndexPath) {
    let key = ElementKey(element: .cell, indexPath: path)
    guard let cell = collection.visible[key], let identifier = cell.reuseIdentifier else { return }
    collection.visible[key] = nil
    collection.pool.reserve(cell, ReusePool.Name(kind: ReusePool.cellKind, identifier: identifier))
    let made = collection.dataSource?.collectionView(self, cellForItemAt: path)
    collection.pool.clearReservation()
    collection.dequeued = []
    precondition(
      made === cell,
      """
      NSInternalInconsistencyException: The cell returned for reconfiguring the item at index path \
      \(path.listDescription) is not the existing cell: dequeue a cell with the same reuse \
      identifier
      """)
    collection.visible[key] = cell
    cell.reuse.needsFitting = true
    setNeedsLayout()
  }
}

extension ListUpdate {
  /// Returns the index path of a view that belongs to a section, or to the whole layout, after the update.
  func newSupplementaryPath(of path: IndexPath) -> IndexPath? {
    guard path.count == 2 else { return path }
    guard newSections.indices.contains(path.section), let section = newSections[path.section] else {
      return nil
    }
    return IndexPath(item: path.item, section: section)
  }
}

extension ListChanges {
  /// Returns the changes in the form in which layouts receive them.
  @MainActor var updateItems: [UICollectionViewUpdateItem] {
    func section(_ number: Int) -> IndexPath { IndexPath(item: NSNotFound, section: number) }
    var items: [UICollectionViewUpdateItem] = []
    items += deletedSections.map { .init(.delete, before: section($0), after: nil) }
    items += deletedItems.map { .init(.delete, before: $0, after: nil) }
    items += reloadedSections.map { .init(.reload, before: section($0), after: section($0)) }
    items += reloadedItems.map { .init(.reload, before: $0, after: $0) }
    items += movedSections.map { .init(.move, before: section($0.from), after: section($0.to)) }
    items += movedItems.map { .init(.move, before: $0.from, after: $0.to) }
    items += insertedSections.map { .init(.insert, before: nil, after: section($0)) }
    items += insertedItems.map { .init(.insert, before: nil, after: $0) }
    return items
  }
}
