import Foundation
import Testing
import UIKitTestSupport

@testable import UIKitRules

@Suite("ListUpdate · new index paths of rows")
struct ListUpdateTests {
  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func update(
    _ before: [Int], _ after: [Int], nouns: ListNouns = .table,
    _ change: (inout ListChanges) -> Void
  ) throws -> ListUpdate {
    var changes = ListChanges()
    change(&changes)
    return try ListUpdate(changes, before: before, after: after, nouns: nouns)
  }

  private func message(
    _ before: [Int], _ after: [Int], nouns: ListNouns = .table,
    _ change: (inout ListChanges) -> Void
  ) -> String {
    do {
      _ = try update(before, after, nouns: nouns, change)
      return ""
    } catch {
      return (error as? ListUpdateError)?.message ?? "another error"
    }
  }

  @Test("deleted rows count before the update, inserted ones after it")
  func deletedRowsCountBeforeTheUpdate() throws {
    let update = try update([4], [4]) {
      $0.deletedItems = [path(0, 1)]
      $0.insertedItems = [path(0, 0)]
    }

    #expect((0..<4).map { update.newPath(of: path(0, $0))?.row } == [1, nil, 2, 3])
    #expect((0..<4).map { update.oldPath(of: path(0, $0))?.row } == [nil, 0, 2, 3])
  }

  @Test("rows follow their section, and a moved row leaves it")
  func rowsFollowTheirSection() throws {
    let update = try update([2, 3, 1], [1, 2, 3]) {
      $0.movedSections = [.init(from: 2, to: 0)]
      $0.deletedItems = []
    }
    #expect(update.newPath(of: path(2, 0)) == path(0, 0))
    #expect(update.newPath(of: path(0, 1)) == path(1, 1))

    let moved = try self.update([2, 3], [1, 4]) {
      $0.movedItems = [.init(from: path(0, 0), to: path(1, 3))]
    }
    #expect(moved.newPath(of: path(0, 0)) == path(1, 3))
    #expect(moved.newPath(of: path(0, 1)) == path(0, 0))
    #expect(moved.oldPath(of: path(1, 3)) == path(0, 0))
  }

  @Test("a reloaded section may have any number of rows, none of them an old one")
  func reloadedSection() throws {
    let update = try update([2, 3], [9, 3]) { $0.reloadedSections = [0] }

    #expect(update.reloadedSections == [0])
    #expect(update.newPath(of: path(0, 0)) == nil && update.oldPath(of: path(0, 8)) == nil)
    #expect(update.newPath(of: path(1, 2)) == path(1, 2))
  }

  @Test("index paths of rows that stay map one to one, whatever happens to the others")
  func remainingRowsMapOneToOne() throws {
    var random = SeededGenerator(seed: 51)
    for _ in 0..<300 {
      let before = (0..<4).map { _ in Int.random(in: 0...6, using: &random) }
      var changes = ListChanges()
      var list = before.enumerated().map { section, count in (0..<count).map { path(section, $0) } }
      for section in before.indices {
        for row in (0..<before[section]).reversed() where random.next() % 3 == 0 {
          changes.deletedItems.append(path(section, row))
          list[section].remove(at: row)
        }
      }
      var sections = Array(list.enumerated()).map { (old: $0.offset as Int?, rows: $0.element) }
      if random.next() % 2 == 0 {
        let gone = Int.random(in: 0..<4, using: &random)
        changes.deletedSections = [gone]
        changes.deletedItems.removeAll { $0.section == gone }
        sections.remove(at: gone)
      }
      if random.next() % 2 == 0 {
        let place = Int.random(in: 0...sections.count, using: &random)
        changes.insertedSections = [place]
        sections.insert((nil, []), at: place)
      }
      var expected: [IndexPath: IndexPath] = [:]
      var after: [Int] = []
      for (new, section) in sections.enumerated() {
        var rows: [IndexPath?] = section.rows
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          rows.insert(nil, at: Int.random(in: 0...rows.count, using: &random))
        }
        for (row, old) in rows.enumerated() {
          if let old {
            expected[old] = path(new, row)
          } else if section.old != nil {
            changes.insertedItems.append(path(new, row))
          }
        }
        after.append(rows.count)
      }

      let update = try ListUpdate(changes, before: before, after: after, nouns: .table)

      for (section, count) in before.enumerated() {
        for row in 0..<count {
          let new = update.newPath(of: path(section, row))
          #expect(new == expected[path(section, row)])
          if let new { #expect(update.oldPath(of: new) == path(section, row)) }
        }
      }
    }
  }

  @Test("an invalid number of rows is reported with UIKit's message")
  func invalidRowCounts() {
    let text = message([3], [3]) { $0.insertedItems = [path(0, 0)] }
    #expect(
      text == """
        Invalid update: invalid number of rows in section 0. The number of rows contained in an \
        existing section after the update (3) must be equal to the number of rows contained in \
        that section before the update (3), plus or minus the number of rows inserted or deleted \
        from that section (1 inserted, 0 deleted) and plus or minus the number of rows moved into \
        or out of that section (0 moved in, 0 moved out).
        """)
    let items = message([3, 0], [3, 0], nouns: .collection) {
      $0.movedItems = [.init(from: path(0, 0), to: path(0, 1))]
      $0.deletedItems = [path(0, 2)]
    }
    #expect(items.hasPrefix("Invalid update: invalid number of items in section 0."))
    #expect(
      items.hasSuffix(
        "(0 inserted, 1 deleted) and plus or minus the number of items moved into or out of that section (1 moved in, 1 moved out)."
      ))
  }

  @Test("an invalid number of sections is reported with UIKit's message")
  func invalidSectionCounts() {
    let text = message([], [1]) { _ in }
    #expect(
      text == """
        Invalid update: invalid number of sections. The number of sections contained in the table \
        view after the update (1) must be equal to the number of sections contained in the table \
        view before the update (0), plus or minus the number of sections inserted or deleted (0 \
        inserted, 0 deleted).
        """)
  }

  @Test("index paths that do not exist are reported with UIKit's messages")
  func missingIndexPathsAreReported() {
    #expect(
      message([1], [1]) { $0.reloadedItems = [path(0, 2)] }
        == "attempt to delete row 2 from section 0 which only contains 1 rows before the update")
    #expect(
      message([5], [5]) { $0.insertedItems = [path(0, 5)] }
        == "attempt to insert row 5 into section 0, but there are only 5 rows in section 0 after the update"
    )
    #expect(
      message([1], [0]) { $0.deletedSections = [3] }
        == "attempt to delete section 3, but there are only 1 sections before the update")
    #expect(
      message([2], [1]) {
        $0.deletedItems = [path(0, 0)]
        $0.reloadedItems = [path(0, 0)]
      } == "attempt to delete and reload the same index path ({length = 2, path = 0 - 0})")
  }
}
