import Foundation

/// Validates that the index paths of an update exist and do not contradict each other.
struct ListUpdateCheck {
  let changes: ListChanges
  let before: [Int]
  let after: [Int]
  let nouns: ListNouns

  /// Throws the text of UIKit's exception for the first invalid index path.
  func checkPlaces() throws(ListUpdateError) {
    try checkSections()
    for path in changes.deletedItems + changes.reloadedItems { try checkOld(path) }
    for path in changes.insertedItems { try checkNew(path) }
    for move in changes.movedItems {
      if !before.indices.contains(move.from.section)
        || !(0..<before[move.from.section]).contains(move.from.row)
      {
        throw fail("attempt to move index path (\(text(move.from))) that does not exist")
      }
      if !after.indices.contains(move.to.section) {
        throw fail(
          "attempt to move index path (\(text(move.from))) to index path (\(text(move.to))) that "
            + "does not exist - there are only \(after.count) sections after the update")
      }
      if !(0..<after[move.to.section]).contains(move.to.row) {
        throw fail(
          "attempt to move index path (\(text(move.from))) to index path (\(text(move.to))) that "
            + "does not exist - there are only \(after[move.to.section]) \(nouns.item)s in section "
            + "\(move.to.section) after the update")
      }
    }
    try checkConflicts()
  }

  private func checkSections() throws(ListUpdateError) {
    for section in changes.deletedSections where !before.indices.contains(section) {
      throw fail(
        "attempt to delete section \(section), but there are only \(before.count) sections before "
          + "the update")
    }
    for section in changes.reloadedSections where !before.indices.contains(section) {
      throw fail(
        "attempt to reload section \(section), but there are only \(before.count) sections before "
          + "the update")
    }
    for section in changes.insertedSections where !after.indices.contains(section) {
      throw fail(
        "attempt to insert section \(section) but there are only \(after.count) sections after the "
          + "update")
    }
    for move in changes.movedSections {
      if !before.indices.contains(move.from) {
        throw fail(
          "attempt to move section \(move.from), but there are only \(before.count) sections before "
            + "the update")
      }
      if !after.indices.contains(move.to) {
        throw fail(
          "attempt to move section \(move.from) to section \(move.to) but there are only "
            + "\(after.count) sections after the update")
      }
    }
    var sources = Set<Int>()
    var targets = Set<Int>()
    for move in changes.movedSections {
      if changes.deletedSections.contains(move.from) {
        throw fail("attempt to perform a delete and a move from the same section (\(move.from))")
      }
      if changes.insertedSections.contains(move.to) {
        throw fail("attempt to perform an insert and a move to the same section (\(move.to))")
      }
      guard sources.insert(move.from).inserted else {
        throw fail("attempt to perform multiple moves from the same section (\(move.from))")
      }
      guard targets.insert(move.to).inserted else {
        throw fail("attempt to perform multiple moves to the same section (\(move.to))")
      }
    }
    for section in changes.deletedSections where changes.reloadedSections.contains(section) {
      throw fail("attempt to delete and reload the same section (\(section))")
    }
  }

  private func checkOld(_ path: IndexPath) throws(ListUpdateError) {
    guard before.indices.contains(path.section) else {
      throw fail(
        "attempt to delete \(nouns.item) \(path.row) from section \(path.section), but there are "
          + "only \(before.count) sections before the update")
    }
    guard (0..<before[path.section]).contains(path.row) else {
      throw fail(
        "attempt to delete \(nouns.item) \(path.row) from section \(path.section) which only "
          + "contains \(before[path.section]) \(nouns.item)s before the update")
    }
  }

  private func checkNew(_ path: IndexPath) throws(ListUpdateError) {
    guard after.indices.contains(path.section) else {
      throw fail(
        "attempt to insert \(nouns.item) \(path.row) into section \(path.section), but there are "
          + "only \(after.count) sections after the update")
    }
    guard (0..<after[path.section]).contains(path.row) else {
      throw fail(
        "attempt to insert \(nouns.item) \(path.row) into section \(path.section), but there are "
          + "only \(after[path.section]) \(nouns.item)s in section \(path.section) after the update"
      )
    }
  }

  private func checkConflicts() throws(ListUpdateError) {
    var leaving = Set<IndexPath>()
    for path in changes.deletedItems where !leaving.insert(path).inserted {
      throw fail("attempt to perform multiple deletes of the same index path (\(text(path)))")
    }
    for path in changes.reloadedItems where leaving.contains(path) {
      throw fail("attempt to delete and reload the same index path (\(text(path)))")
    }
    var joining = Set<IndexPath>()
    for path in changes.insertedItems where !joining.insert(path).inserted {
      throw fail("attempt to perform multiple inserts of the same index path (\(text(path)))")
    }
    var sources = Set<IndexPath>()
    var targets = Set<IndexPath>()
    for move in changes.movedItems {
      if leaving.contains(move.from) {
        throw fail(
          "attempt to perform a delete and a move from the same index path (\(text(move.from)))")
      }
      if joining.contains(move.to) {
        throw fail(
          "attempt to perform an insert and a move to the same index path (\(text(move.to)))")
      }
      guard sources.insert(move.from).inserted else {
        throw fail(
          "attempt to perform multiple moves from the same index path (\(text(move.from)))")
      }
      guard targets.insert(move.to).inserted else {
        throw fail("attempt to perform multiple moves to the same index path (\(text(move.to)))")
      }
    }
  }

  private func text(_ path: IndexPath) -> String { path.listDescription }

  private func fail(_ message: String) -> ListUpdateError { ListUpdateError(message: message) }
}
