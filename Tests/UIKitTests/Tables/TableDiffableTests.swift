import Foundation
import Testing
import UIKit

@Suite("UITableViewDiffableDataSource")
@MainActor
struct TableDiffableTests {
  private typealias Source = UITableViewDiffableDataSource<Int, String>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

  private let table: UITableView
  private let window: UIWindow
  private let source: Source

  init() {
    let scene = bootTestScene(TestDevice.iPhoneX(SystemVersion(major: 17)))
    let controller = UIViewController()
    table = UITableView(frame: controller.view.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    controller.view.addSubview(table)
    window = show(controller, in: scene)
    source = Source(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = item
      return cell
    }
  }

  private func snapshot(_ sections: [(Int, [String])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private var shown: [String] {
    window.layoutIfNeeded()
    return table.visibleCells.compactMap { $0.textLabel?.text }
  }

  @Test("a diffable data source sets itself as the table's data source and shows applied snapshots")
  func diffableSourceIsTheDataSource() {
    #expect(table.dataSource === source)
    source.apply(snapshot([(1, ["a", "b"]), (2, ["c"])]), animatingDifferences: false)
    #expect(shown == ["a", "b", "c"])
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == "b")
    #expect(source.indexPath(for: "c") == IndexPath(row: 0, section: 1))
    #expect(source.indexPath(for: "z") == nil && source.index(for: 2) == 1)
    #expect(source.sectionIdentifier(for: 1) == 2)
  }

  @Test("items that stay keep their cells, whatever else changes")
  func remainingItemsKeepTheirCells() {
    source.apply(snapshot([(1, ["a", "b", "c"]), (2, ["d"])]), animatingDifferences: false)
    window.layoutIfNeeded()
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    source.apply(snapshot([(2, ["d", "n"]), (1, ["c", "b", "x"])]))
    #expect(shown == ["d", "n", "c", "b", "x"])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 1)) === cell && cell != nil)
  }

  @Test("any series of random snapshots is shown")
  func randomSnapshotsAreShown() {
    var random = SeededGenerator(seed: 33)
    for _ in 0..<80 {
      let items = (0..<12).map { "i\($0)" }.shuffled(using: &random).prefix(
        Int(random.next() % 12))
      var sections: [(Int, [String])] = (0..<3).shuffled(using: &random).prefix(
        1 + Int(random.next() % 3)
      ).map { ($0, []) }
      for item in items { sections[Int(random.next() % UInt64(sections.count))].1.append(item) }
      source.apply(snapshot(sections))
      #expect(shown == sections.flatMap(\.1))
    }
  }

  @Test("completions are called later, also without animation")
  func completionsAreCalledLater() {
    var done = 0
    source.apply(snapshot([(1, ["a"])]), animatingDifferences: false) { done += 1 }
    source.applySnapshotUsingReloadData(snapshot([(1, ["b"])])) { done += 1 }
    #expect(done == 0 && shown == ["b"])
    Runtime.loop.runUntilIdle()
    #expect(done == 2)
  }

  @Test("reconfigured items keep their cells, which are configured again")
  func reconfiguredItemsKeepTheirCells() {
    source.apply(snapshot([(1, ["a", "b"])]), animatingDifferences: false)
    window.layoutIfNeeded()
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    cell?.textLabel?.text = "old"
    var next = source.snapshot()
    next.reconfigureItems(["a"])
    source.apply(next)
    #expect(shown == ["a", "b"] && table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    #expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
  }
}
