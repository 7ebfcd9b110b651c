import Foundation

extension UICollectionView {
  /// The number of items of each section; requested from the data source if unknown.
  var loadedCounts: [Int] {
    if let counts = collection.counts { return counts }
    let counts = askedCounts
    collection.counts = counts
    return counts
  }

  /// The current numbers of items from the data source.
  var askedCounts: [Int] {
    guard let source = collection.dataSource else { return [] }
    let sections = source.numberOfSections(in: self)
    precondition(
      sections >= 0,
      "NSInternalInconsistencyException: the data source says that there are \(sections) sections")
    return (0..<sections).map { section in
      let count = source.collectionView(self, numberOfItemsInSection: section)
      precondition(
        count >= 0,
        "NSInternalInconsistencyException: the data source says that there are \(count) items in "
          + "section \(section)")
      return count
    }
  }

  func itemCount(in section: Int) -> Int {
    let counts = loadedCounts
    precondition(
      counts.indices.contains(section),
      "NSInternalInconsistencyException: request for number of items in section \(section) when "
        + "there are only \(counts.count) sections in the collection view")
    return counts[section]
  }

  /// Returns whether there is an item at the index path.
  func hasItem(at path: IndexPath) -> Bool {
    guard path.count == 2 else { return false }
    let counts = loadedCounts
    return counts.indices.contains(path.section) && path.item >= 0
      && path.item < counts[path.section]
  }

  func reloadAll() {
    collection.counts = nil
    collection.isReloading = true
    unhighlight()
    for path in collection.selection.paths { cellForItem(at: path)?.isSelected = false }
    collection.selection.paths = []
    collection.prefetch.requested = []
    let context = collection.layout.makeContext {
      $0.isEverything = true
      $0.countsChanged = true
    }
    collection.layout.invalidate(using: context)
  }
}
