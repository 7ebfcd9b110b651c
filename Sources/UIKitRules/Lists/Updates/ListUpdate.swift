package import Foundation

/// The indexes of a list's sections and items before and after an update.
package struct ListUpdate: Equatable {
  /// The index after the update of each section before it; `nil` for deleted sections, and for
  /// reloaded ones, whose items are unrelated to those before.
  package private(set) var newSections: [Int?]
  /// The index before the update of each section after it; `nil` for new and reloaded ones.
  package private(set) var oldSections: [Int?]
  /// The sections after the update that were reloaded.
  private(set) var reloadedSections = IndexSet()
  /// The items after the update that were reloaded, and stay otherwise.
  package private(set) var reloadedItems: Set<IndexPath> = []
  private var items: [Int: ItemMap] = [:]
  /// Items whose index path changes because they are moved.
  private var movesFrom: [IndexPath: IndexPath] = [:]
  private var movesTo: [IndexPath: IndexPath] = [:]

  /// The items that leave and join a section, by the section's number before the update.
  private struct ItemMap: Equatable {
    var removed = IndexSet()
    var added = IndexSet()
  }

  /// Validates an update and computes its indexes.
  ///
  /// - Parameters:
  ///   - before: The number of items of each section before the update.
  ///   - after: The number after it, from the data source.
  /// - Throws: A ``ListUpdateError`` with the text of UIKit's exception.
  package init(
    _ changes: ListChanges, before: [Int], after: [Int], nouns: ListNouns
  ) throws(ListUpdateError) {
    try ListUpdateCheck(changes: changes, before: before, after: after, nouns: nouns).checkPlaces()
    newSections = Array(repeating: nil, count: before.count)
    oldSections = Array(repeating: nil, count: after.count)
    try applySectionChanges(changes, before: before, after: after, nouns: nouns)
    reloadedSections = IndexSet(
      changes.reloadedSections.compactMap { old in newSections[old] })
    for old in changes.reloadedSections {
      if let new = newSections[old] { oldSections[new] = nil }
      newSections[old] = nil
    }
    applyItemChanges(changes)
    try checkCounts(changes, before: before, after: after, nouns: nouns)
    for path in changes.reloadedItems {
      if let new = newPath(of: path) { reloadedItems.insert(new) }
    }
  }

  // MARK: Sections

  private mutating func applySectionChanges(
    _ changes: ListChanges, before: [Int], after: [Int], nouns: ListNouns
  ) throws(ListUpdateError) {
    let (deleted, inserted) = (changes.deletedSections, changes.insertedSections)
    guard before.count - deleted.count + inserted.count == after.count else {
      throw ListUpdateError(
        message: """
          Invalid update: invalid number of sections. The number of sections contained in the \
          \(nouns.list) after the update (\(after.count)) must be equal to the number of sections \
          contained in the \(nouns.list) before the update (\(before.count)), plus or minus the \
          number of sections inserted or deleted (\(inserted.count) inserted, \(deleted.count) \
          deleted).
          """)
    }
    var leaving = deleted
    var taken = inserted
    for move in changes.movedSections {
      leaving.insert(move.from)
      taken.insert(move.to)
      newSections[move.from] = move.to
      oldSections[move.to] = move.from
    }
    var new = 0
    for old in before.indices where !leaving.contains(old) {
      while taken.contains(new) { new += 1 }
      newSections[old] = new
      oldSections[new] = old
      new += 1
    }
  }

  // MARK: Items

  private mutating func applyItemChanges(_ changes: ListChanges) {
    for path in changes.deletedItems {
      items[path.section, default: ItemMap()].removed.insert(path.row)
    }
    for path in changes.insertedItems { add(path) }
    for move in changes.movedItems {
      items[move.from.section, default: ItemMap()].removed.insert(move.from.row)
      add(move.to)
      movesFrom[move.from] = move.to
      movesTo[move.to] = move.from
    }
  }

  private mutating func add(_ path: IndexPath) {
    guard let old = oldSections[path.section] else { return }
    items[old, default: ItemMap()].added.insert(path.row)
  }

  private func checkCounts(
    _ changes: ListChanges, before: [Int], after: [Int], nouns: ListNouns
  ) throws(ListUpdateError) {
    for (old, new) in newSections.enumerated() {
      guard let new else { continue }
      let map = items[old] ?? ItemMap()
      let expected = before[old] - map.removed.count + map.added.count
      guard expected != after[new] else { continue }
      let movedIn = changes.movedItems.count { $0.to.section == new }
      let movedOut = changes.movedItems.count { $0.from.section == old }
      throw ListUpdateError(
        message: """
          Invalid update: invalid number of \(nouns.item)s in section \(new). The number of \
          \(nouns.item)s contained in an existing section after the update (\(after[new])) must be \
          equal to the number of \(nouns.item)s contained in that section before the update \
          (\(before[old])), plus or minus the number of \(nouns.item)s inserted or deleted from \
          that section (\(map.added.count - movedIn) inserted, \(map.removed.count - movedOut) \
          deleted) and plus or minus the number of \(nouns.item)s moved into or out of that \
          section (\(movedIn) moved in, \(movedOut) moved out).
          """)
    }
  }

  // MARK: Results

  /// Returns the index path of an item after the update; `nil` if it was deleted.
  package func newPath(of path: IndexPath) -> IndexPath? {
    if let target = movesFrom[path] { return target }
    guard newSections.indices.contains(path.section), let section = newSections[path.section]
    else { return nil }
    guard let map = items[path.section] else { return IndexPath(row: path.row, section: section) }
    guard !map.removed.contains(path.row) else { return nil }
    var row = path.row - map.removed.count(in: 0..<path.row)
    for added in map.added {
      guard added <= row else { break }
      row += 1
    }
    return IndexPath(row: row, section: section)
  }

  /// Returns where an item was before the update; `nil` when it is new.
  func oldPath(of path: IndexPath) -> IndexPath? {
    if let source = movesTo[path] { return source }
    guard oldSections.indices.contains(path.section), let section = oldSections[path.section]
    else { return nil }
    guard let map = items[section] else { return IndexPath(row: path.row, section: section) }
    guard !map.added.contains(path.row) else { return nil }
    var row = path.row - map.added.count(in: 0..<path.row)
    for removed in map.removed {
      guard removed <= row else { break }
      row += 1
    }
    return IndexPath(row: row, section: section)
  }

  /// Calls a function with each item of a section after the update, and with its index path before
  /// it.
  ///
  /// The time is proportional to the number of items, not to the number of changes.
  package func forEachItem(inNewSection section: Int, count: Int, _ body: (Int, IndexPath?) -> Void)
  {
    let old = oldSections[section]
    let map = old.flatMap { items[$0] }
    var source = 0
    for row in 0..<count {
      guard let old else {
        body(row, movesTo[IndexPath(row: row, section: section)])
        continue
      }
      if let map, map.added.contains(row) {
        body(row, movesTo[IndexPath(row: row, section: section)])
        continue
      }
      while let map, map.removed.contains(source) { source += 1 }
      body(row, IndexPath(row: source, section: old))
      source += 1
    }
  }

  /// Returns whether the items of a section are the same after the update, in the same order.
  package func keepsItems(ofNewSection section: Int) -> Bool {
    guard let old = oldSections[section] else { return false }
    return items[old] == nil
  }
}
