package import Foundation

/// The snapshot that a diffable data source shows, and the index paths of its items.
package struct DiffableState<Section: Hashable, Item: Hashable> {
  package typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  /// The snapshot that is shown.
  package private(set) var current = Snapshot()
  /// The index paths of all items; `nil` until one is looked up.
  private var paths: [Item: IndexPath]?

  /// Creates a state without sections.
  package init() {}

  /// Shows another snapshot.
  package mutating func apply(_ snapshot: Snapshot) {
    current = snapshot.settled
    paths = nil
  }

  /// Returns the changes for showing a snapshot, and the index paths of the items to reconfigure.
  package mutating func changes(
    to snapshot: Snapshot
  ) -> (changes: ListChanges, reconfigured: [IndexPath]) {
    var reconfigured: [IndexPath] = []
    for item in snapshot.reconfiguredItems where snapshot.sectionOfItem[item] != nil {
      if let path = path(of: item) { reconfigured.append(path) }
    }
    return (ListChanges(from: current, to: snapshot), reconfigured)
  }

  /// Returns the index path of an item; those of all items are computed at once and cached.
  package mutating func path(of item: Item) -> IndexPath? {
    if let paths { return paths[item] }
    var found: [Item: IndexPath] = [:]
    found.reserveCapacity(current.sectionOfItem.count)
    for (section, items) in current.itemsBySection.enumerated() {
      for (index, item) in items.enumerated() {
        found[item] = IndexPath(item: index, section: section)
      }
    }
    paths = found
    return found[item]
  }

  /// Returns the item at an index path; `nil` if there is none.
  package func item(at path: IndexPath) -> Item? {
    guard current.itemsBySection.indices.contains(path.section),
      current.itemsBySection[path.section].indices.contains(path.item)
    else { return nil }
    return current.itemsBySection[path.section][path.item]
  }

  /// Returns the section at an index, or `nil`.
  package func section(at index: Int) -> Section? {
    current.sections.indices.contains(index) ? current.sections[index] : nil
  }

  /// Returns the number of items in a section.
  package func count(inSection section: Int) -> Int { current.itemsBySection[section].count }
}
