import Foundation
import Testing
import UIKit

@Suite("UITableView · updates")
@MainActor
struct TableUpdateTests {
  /// A table that shows sections of words.
  @MainActor
  private final class Words: NSObject, UITableViewDataSource {
    var sections: [[String]]
    init(_ sections: [[String]]) { self.sections = sections }
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = sections[path.section][path.row]
      return cell
    }
  }

  private let words: Words
  private let table: UITableView
  private let window: UIWindow

  init() {
    let scene = bootTestScene(TestDevice.iPhoneX(SystemVersion(major: 17)))
    words = Words([["a", "b", "c", "d"], ["x", "y"]])
    let controller = UIViewController()
    table = UITableView(frame: controller.view.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = words
    controller.view.addSubview(table)
    window = show(controller, in: scene)
    window.layoutIfNeeded()
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  /// The text of the cells, from top to bottom.
  private var shown: [String] {
    window.layoutIfNeeded()
    return table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap {
      $0.textLabel?.text
    }
  }

  private func cell(_ text: String) -> UITableViewCell? {
    table.visibleCells.first { $0.textLabel?.text == text }
  }

  @Test("inserted, deleted and moved rows: rows that stay keep their cells at new positions")
  func insertedDeletedAndMovedRows() throws {
    let (a, c) = (cell("a"), cell("c"))
    words.sections[0] = ["new", "c", "a", "d"]
    table.beginUpdates()
    table.deleteRows(at: [path(1)], with: .fade)
    table.insertRows(at: [path(0)], with: .fade)
    table.moveRow(at: path(2), to: path(1))
    table.endUpdates()

    #expect(shown == ["new", "c", "a", "d", "x", "y"])
    #expect(cell("a") === a && cell("c") === c && a != nil)
    #expect(table.indexPath(for: try #require(a)) == path(2))
  }

  @Test("sections are inserted, deleted, moved and reloaded")
  func sectionUpdates() {
    let x = cell("x")
    words.sections = [["x", "y"], ["n"], ["a", "b", "c", "d"]]
    table.performBatchUpdates {
      table.insertSections([1], with: .automatic)
      table.moveSection(1, toSection: 0)
    }
    #expect(shown == ["x", "y", "n", "a", "b", "c", "d"] && cell("x") === x)

    words.sections = [["1", "2", "3"], ["a", "b", "c", "d"]]
    table.performBatchUpdates {
      table.deleteSections([1], with: .automatic)
      table.reloadSections([0], with: .none)
    }
    #expect(shown == ["1", "2", "3", "a", "b", "c", "d"])
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 3)
  }

  @Test("reloaded rows are requested again; reconfigured ones keep their cell")
  func reloadedRowsAreRequestedAgain() {
    let (b, c) = (cell("b"), cell("c"))
    words.sections[0] = ["a", "B", "C", "d"]
    table.reloadRows(at: [path(1)], with: .none)
    #expect(shown.prefix(3) == ["a", "B", "c"])
    #expect(cell("B") != nil)
    table.reconfigureRows(at: [path(2)])
    #expect(shown.prefix(3) == ["a", "B", "C"] && cell("C") === c)
    _ = b
  }

  @Test("the selection follows its rows; deleted and reloaded rows are deselected")
  func theSelectionFollowsItsRows() {
    table.allowsMultipleSelection = true
    for row in 0..<3 { table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
    words.sections[0] = ["n", "b", "c", "d"]
    table.performBatchUpdates {
      table.deleteRows(at: [path(0)], with: .none)
      table.insertRows(at: [path(0)], with: .none)
      table.reloadRows(at: [path(1)], with: .none)
    }
    #expect(table.indexPathsForSelectedRows == [path(2)])
    #expect(cell("c")?.isSelected == true && cell("b")?.isSelected == false)
    table.reloadData()
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test("completions are called at the end of the animation, never inside the call")
  func completionsFollowTheAnimation() {
    var log: [String] = []
    words.sections[0].removeFirst()
    table.performBatchUpdates {
      log.append("updates")
      table.deleteRows(at: [path(0)], with: .fade)
    } completion: { finished in
      log.append("done \(finished)")
    }
    log.append("after")
    #expect(log == ["updates", "after"])
    Runtime.loop.runUntilIdle()
    #expect(log == ["updates", "after", "done true"])
  }

  @Test("nested updates are applied together at the outermost end")
  func nestedUpdatesApplyTogether() {
    words.sections[0] = ["1", "2", "a", "b", "c", "d"]
    table.beginUpdates()
    table.insertRows(at: [path(0)], with: .none)
    table.performBatchUpdates { table.insertRows(at: [path(1)], with: .none) }
    #expect(table.hasUncommittedUpdates && table.numberOfRows(inSection: 0) == 4)
    table.endUpdates()
    #expect(!table.hasUncommittedUpdates && shown.prefix(3) == ["1", "2", "a"])
  }

  @Test("content that gets shorter than the offset reduces the offset")
  func shorterContentReducesTheOffset() {
    words.sections = [(0..<100).map(String.init)]
    table.reloadData()
    table.contentOffset.y = 3000
    window.layoutIfNeeded()
    words.sections = [(0..<30).map(String.init)]
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.contentSize.height == 1320)
    #expect(table.contentOffset.y == 542)
  }

  @Test("any series of random updates shows what the data source has")
  func randomUpdatesShowTheDataSource() {
    var random = SeededGenerator(seed: 77)
    var number = 0
    for _ in 0..<120 {
      var deleted: [IndexPath] = []
      var inserted: [IndexPath] = []
      for section in words.sections.indices {
        for row in words.sections[section].indices.reversed() where random.next() % 4 == 0 {
          words.sections[section].remove(at: row)
          deleted.append(path(row, section))
        }
      }
      for section in words.sections.indices {
        let count = Int(random.next() % 3)
        let total = words.sections[section].count + count
        let places = Array((0..<total).shuffled(using: &random).prefix(count)).sorted()
        for place in places {
          number += 1
          words.sections[section].insert("n\(number)", at: place)
          inserted.append(path(place, section))
        }
      }
      table.performBatchUpdates {
        table.insertRows(at: inserted.shuffled(using: &random), with: .none)
        table.deleteRows(at: deleted.shuffled(using: &random), with: .none)
      }
      #expect(shown == words.sections.flatMap { $0 })
    }
  }

  @Test("updates that do not fit the data trap with UIKit's message and the counts")
  func invalidUpdatesTrap() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let list = ShownTable(source: RowSource([3]))
        list.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      }
    }
    let message = """
      Invalid update: invalid number of rows in section 0. The number of rows contained in an \
      existing section after the update (3) must be equal to the number of rows contained in that \
      section before the update (3), plus or minus the number of rows inserted or deleted from that \
      section (1 inserted, 0 deleted) and plus or minus the number of rows moved into or out of \
      that section (0 moved in, 0 moved out).
      """
    #expect(standardError(of: result).contains(message))
  }

  @Test("a row that does not exist traps with UIKit's message")
  func missingRowTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let list = ShownTable(source: RowSource([1, 2]))
        list.table.reloadRows(at: [IndexPath(row: 2, section: 1)], with: .none)
      }
    }
    #expect(
      standardError(of: result).contains(
        "attempt to delete row 2 from section 1 which only contains 2 rows before the update"))
  }
}
