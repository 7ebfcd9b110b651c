import Foundation
import Testing
import UIKit

@Suite("Diffable data sources")
@MainActor
struct DiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (name, items) in sections {
      snapshot.appendSections([name])
      snapshot.appendItems(items, toSection: name)
    }
    return snapshot
  }

  @Test("items are inserted, moved and deleted by identifier")
  func itemsAreInsertedMovedAndDeleted() {
    var snapshot = snapshot([("a", [1, 2, 3]), ("b", [])])
    snapshot.insertItems([10], beforeItem: 1)
    snapshot.insertItems([11, 12], afterItem: 2)
    snapshot.moveItem(3, beforeItem: 10)
    snapshot.appendItems([20])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [3, 10, 1, 2, 11, 12])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [20])
    snapshot.moveItem(1, afterItem: 20)
    snapshot.deleteItems([10, 99])
    #expect(snapshot.itemIdentifiers == [3, 2, 11, 12, 20, 1])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
    #expect(snapshot.indexOfItem(20) == 4 && snapshot.indexOfItem(10) == nil)
    #expect(snapshot.numberOfItems == 6 && snapshot.numberOfItems(inSection: "b") == 2)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
  }

  @Test("sections are inserted, moved and deleted with their items")
  func sectionsChangeWithTheirItems() {
    var snapshot = snapshot([("a", [1]), ("b", [2]), ("c", [3])])
    snapshot.insertSections(["x"], beforeSection: "b")
    snapshot.insertSections(["y"], afterSection: "c")
    snapshot.moveSection("c", beforeSection: "a")
    snapshot.deleteSections(["b"])
    #expect(snapshot.sectionIdentifiers == ["c", "a", "x", "y"])
    #expect(snapshot.itemIdentifiers == [3, 1] && snapshot.indexOfSection("x") == 2)
    #expect(snapshot.sectionIdentifier(containingItem: 2) == nil)
  }

  @Test("an identifier that is there already traps with UIKit's message")
  func duplicateIdentifierTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a"])
        snapshot.appendItems([1, 2])
        snapshot.appendItems([2])
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains("Fatal: supplied item identifiers are not unique. Duplicate identifiers:"))
  }

  @Test("items without a section trap with UIKit's message")
  func itemsWithoutASectionTrap() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendItems([1, 2])
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("There are currently no sections in the data source."))
  }

  // MARK: Applying

  @MainActor
  private final class Shown {
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<String, Int>
    let window: UIWindow
    var made = 0

    init(_ snapshot: NSDiffableDataSourceSnapshot<String, Int>) {
      let scene = bootTestScene(TestDevice.iPhone8())
      let controller = UIViewController()
      view = UICollectionView(
        frame: CGRect(x: 0, y: 20, width: 320, height: 600),
        collectionViewLayout: flow(item: CGSize(width: 320, height: 20), line: 0))
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      var count: () -> Void = {}
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
        count()
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        cell.tag = item
        return cell
      }
      controller.view.addSubview(view)
      window = show(controller, in: scene)
      count = { [weak self] in self?.made += 1 }
      source.apply(snapshot, animatingDifferences: false)
      window.layoutIfNeeded()
    }

    var tags: [Int] { view.visibleCells.map(\.tag) }
  }

  @Test("items that stay keep their cells when items around them move")
  func remainingItemsKeepTheirCells() {
    let shown = Shown(snapshot([("a", [1, 2, 3, 4]), ("b", [5])]))
    #expect(shown.tags == [1, 2, 3, 4, 5])
    let cells = Dictionary(
      uniqueKeysWithValues: shown.view.visibleCells.map { ($0.tag, ObjectIdentifier($0)) })
    shown.made = 0
    var isDone = false
    shown.source.apply(snapshot([("c", [6]), ("b", [4, 5, 2]), ("a", [3, 1])])) { isDone = true }

    #expect(shown.tags == [6, 4, 5, 2, 3, 1] && shown.made == 1)
    for cell in shown.view.visibleCells where cell.tag != 6 {
      #expect(ObjectIdentifier(cell) == cells[cell.tag])
    }
    #expect(!isDone)
    Runtime.loop.runUntilIdle()
    #expect(isDone)
    #expect(shown.source.itemIdentifier(for: IndexPath(item: 1, section: 1)) == 5)
    #expect(shown.source.indexPath(for: 3) == IndexPath(item: 0, section: 2))
    #expect(shown.source.sectionIdentifier(for: 0) == "c" && shown.source.index(for: "a") == 2)
  }

  @Test("the view shows each of a series of random snapshots")
  func randomSnapshots() {
    var random = SeededGenerator(seed: 500)
    let shown = Shown(snapshot([("a", [1])]))
    for round in 0..<120 {
      var sections: [(String, [Int])] = []
      var items = Array(0..<20).shuffled(using: &random)
      for name in ["a", "b", "c", "d"].shuffled(using: &random).prefix(
        Int.random(in: 0...4, using: &random))
      {
        let count = min(items.count, Int.random(in: 0...6, using: &random))
        sections.append((name, Array(items.prefix(count))))
        items.removeFirst(count)
      }
      shown.source.apply(
        snapshot(sections), animatingDifferences: Bool.random(using: &random))
      shown.window.layoutIfNeeded()
      #expect(shown.tags == sections.flatMap(\.1), "round \(round)")
    }
  }

  @Test("reloading makes another cell, reconfiguring fills the same one")
  func reloadingAndReconfiguring() {
    let shown = Shown(snapshot([("a", [1, 2])]))
    let cells = shown.view.visibleCells
    var next = shown.source.snapshot()
    next.reloadItems([1])
    next.reconfigureItems([2])
    shown.made = 0
    shown.source.apply(next, animatingDifferences: false)
    shown.window.layoutIfNeeded()

    #expect(shown.made == 2 && shown.view.visibleCells[1] === cells[1])
    #expect(shown.view.visibleCells[0] !== cells[0])
    #expect(shown.source.snapshot().reloadedItemIdentifiers.isEmpty)
  }

  // MARK: Sections with levels

  @Test("child items are shown while their parent is expanded")
  func childrenAreShownWhileExpanded() {
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2])
    outline.append([10, 11], to: 1)
    outline.append([100], to: 10)
    #expect(outline.items == [1, 10, 100, 11, 2] && outline.visibleItems == [1, 2])
    outline.expand([1])
    #expect(outline.visibleItems == [1, 10, 11, 2])
    #expect(outline.level(of: 100) == 2 && outline.parent(of: 11) == 1)
    #expect(outline.isVisible(10) && !outline.isVisible(100))
    outline.insert([5], before: 2)
    #expect(outline.rootItems == [1, 5, 2])
    #expect(outline.snapshot(of: 1).items == [10, 100, 11])
    outline.delete([10])
    #expect(outline.items == [1, 11, 5, 2] && !outline.contains(100))

    let shown = Shown(snapshot([("a", [])]))
    shown.source.apply(outline, to: "a", animatingDifferences: false)
    shown.window.layoutIfNeeded()
    #expect(shown.tags == [1, 11, 5, 2])
    outline.collapse([1])
    shown.source.apply(outline, to: "a")
    #expect(shown.tags == [1, 5, 2])
    #expect(shown.source.snapshot(for: "a").items == [1, 11, 5, 2])
  }
}
