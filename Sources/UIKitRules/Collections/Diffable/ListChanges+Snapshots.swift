import Foundation

extension ListChanges {
  /// Creates the changes from one snapshot to another: deletions, insertions, and the minimum number
  /// of moves of the items in both.
  package init<Section: Hashable, Item: Hashable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    self.init()
    let oldSections = indexMap(old.sections)
    let newSections = indexMap(new.sections)
    deletedSections = IndexSet(old.sections.indices.filter { newSections[old.sections[$0]] == nil })
    insertedSections = IndexSet(
      new.sections.indices.filter { oldSections[new.sections[$0]] == nil })
    let stayed = old.sections.compactMap { newSections[$0] }
    let inOrder = Set(longestIncreasing(stayed))
    for (index, section) in old.sections.enumerated() {
      guard let target = newSections[section], !inOrder.contains(target) else { continue }
      movedSections.append(SectionMove(from: index, to: target))
    }
    reloadedSections = IndexSet(new.reloadedSections.compactMap { oldSections[$0] })
    findItems(from: old, to: new, oldSections: oldSections, newSections: newSections)
  }

  private mutating func findItems<Section: Hashable, Item: Hashable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>, oldSections: [Section: Int],
    newSections: [Section: Int]
  ) {
    var newPaths: [Item: IndexPath] = [:]
    newPaths.reserveCapacity(new.sectionOfItem.count)
    for (section, items) in new.itemsBySection.enumerated() {
      for (index, item) in items.enumerated() {
        newPaths[item] = IndexPath(item: index, section: section)
        guard old.sectionOfItem[item] == nil, oldSections[new.sections[section]] != nil else {
          continue
        }
        insertedItems.append(IndexPath(item: index, section: section))
      }
    }
    let reloaded = Set(new.reloadedItems)
    for (section, items) in old.itemsBySection.enumerated() {
      let target = newSections[old.sections[section]]
      // The items that stay in their section, by their indexes after the change.
      var stayed: [Int] = []
      for item in items {
        if let path = newPaths[item], path.section == target { stayed.append(path.item) }
      }
      let inOrder = Set(longestIncreasing(stayed))
      for (index, item) in items.enumerated() {
        let path = IndexPath(item: index, section: section)
        guard let goal = newPaths[item] else {
          if target != nil { deletedItems.append(path) }
          continue
        }
        if goal.section != target || !inOrder.contains(goal.item) {
          movedItems.append(ItemMove(from: path, to: goal))
        }
        if reloaded.contains(item) { reloadedItems.append(path) }
      }
    }
  }
}

private func indexMap<ID: Hashable>(_ identifiers: [ID]) -> [ID: Int] {
  Dictionary(uniqueKeysWithValues: identifiers.enumerated().map { ($1, $0) })
}

/// Returns the longest part of some different numbers that grows, in n log n steps.
private func longestIncreasing(_ numbers: [Int]) -> [Int] {
  if zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }) { return numbers }
  // The lowest end of an increasing subsequence of each length, as an index in `numbers`.
  var ends: [Int] = []
  var before = Array(repeating: -1, count: numbers.count)
  for (index, number) in numbers.enumerated() {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    if low > 0 { before[index] = ends[low - 1] }
    if low == ends.count { ends.append(index) } else { ends[low] = index }
  }
  var result: [Int] = []
  var place = ends.last ?? -1
  while place >= 0 {
    result.append(numbers[place])
    place = before[place]
  }
  return result.reversed()
}
