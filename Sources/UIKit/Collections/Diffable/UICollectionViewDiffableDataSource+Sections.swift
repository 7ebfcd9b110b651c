import Foundation

extension UICollectionViewDiffableDataSource {
  func sectionSnapshot(of section: SectionIdentifierType) -> SectionSnapshot {
    if let snapshot = sectionSnapshots[section] { return snapshot }
    var snapshot = SectionSnapshot()
    if current.indexOfSection(section) != nil {
      snapshot.append(current.itemIdentifiers(inSection: section))
    }
    return snapshot
  }

  func show(
    _ snapshot: SectionSnapshot, in section: SectionIdentifierType, animated: Bool,
    _ completion: (() -> Void)?
  ) {
    var new = current
    if new.indexOfSection(section) == nil { new.appendSections([section]) }
    new.deleteItems(new.itemIdentifiers(inSection: section))
    // An item that was in another section moves here.
    new.deleteItems(snapshot.visibleItems)
    new.appendItems(snapshot.visibleItems, toSection: section)
    sectionSnapshots[section] = snapshot
    show(new, animated: animated, completion)
  }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  private func find(
    _ path: IndexPath
  ) -> (item: ItemIdentifierType, section: SectionIdentifierType, snapshot: SectionSnapshot)? {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section),
      let snapshot = sectionSnapshots[section], snapshot.contains(item)
    else { return nil }
    return (item, section, snapshot)
  }

  func isExpanded(at path: IndexPath) -> Bool? {
    guard let found = find(path) else { return nil }
    guard
      found.snapshot.hasChildren(found.item)
        || sectionSnapshotHandlers.snapshotForExpandingParent != nil
    else { return nil }
    return found.snapshot.isExpanded(found.item)
  }

  func level(at path: IndexPath) -> Int {
    find(path).map { $0.snapshot.level(of: $0.item) } ?? 0
  }

  func toggle(at path: IndexPath) {
    guard case (let item, let section, var snapshot)? = find(path) else { return }
    let handlers = sectionSnapshotHandlers
    if snapshot.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      snapshot.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let give = handlers.snapshotForExpandingParent {
        snapshot.replace(childrenOf: item, using: give(item, snapshot.snapshot(of: item)))
      }
      snapshot.expand([item])
    }
    show(snapshot, in: section, animated: true, nil)
  }
}

extension UICollectionView {
  /// Adds the changes that were found between two snapshots to the update that is being collected.
  func add(_ changes: ListChanges, _ reconfigured: [IndexPath]) {
    update { state in
      state.changes = changes
      state.reconfigured += reconfigured
    }
  }
}
