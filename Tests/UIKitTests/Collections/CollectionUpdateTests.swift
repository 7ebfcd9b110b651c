import Foundation
import Testing
import UIKit

@MainActor
private final class UpdateProbe: UICollectionViewFlowLayout {
  var items: [String] = []
  var finalized = 0

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    items = updateItems.map { item in
      let before = item.indexPathBeforeUpdate.map { "\($0.section).\($0.item)" } ?? "-"
      let after = item.indexPathAfterUpdate.map { "\($0.section).\($0.item)" } ?? "-"
      return "\(item.updateAction) \(before) \(after)"
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    finalized += 1
  }
}

@Suite("UICollectionView · updates and selection")
@MainActor
struct CollectionUpdateTests {
  private func shown(_ counts: [Int] = [6], layout: UICollectionViewFlowLayout? = nil)
    -> ShownCollection
  {
    let layout = layout ?? UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 50)
    layout.minimumLineSpacing = 0
    return ShownCollection(layout, counts, size: CGSize(width: 200, height: 300))
  }

  private func cell(_ shown: ShownCollection, _ item: Int, _ section: Int = 0)
    -> UICollectionViewCell?
  {
    shown.view.cellForItem(at: IndexPath(item: item, section: section))
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("cells that stay keep their views and move to their new places")
  func remainingCellsKeepTheirViews() {
    let layout = UpdateProbe()
    let shown = shown(layout: layout)
    let cells = (0..<6).map { cell(shown, $0) }
    shown.source.requests = []
    var ended: Bool?
    shown.source.counts = [6]
    shown.view.performBatchUpdates {
      shown.view.deleteItems(at: [path(0)])
      shown.view.insertItems(at: [path(5)])
      shown.view.moveItem(at: path(3), to: path(0))
    } completion: {
      ended = $0
    }

    // 0 is deleted, 3 is first, 1, 2, 4, 5 follow, and the last is new.
    #expect(cell(shown, 0) === cells[3] && cell(shown, 1) === cells[1])
    #expect(cell(shown, 2) === cells[2] && cell(shown, 4) === cells[5])
    #expect(cells[3]?.frame.minY == 0 && cells[5]?.frame.minY == 200)
    #expect(shown.source.requests == [path(5)])
    #expect(layout.items == ["delete 0.0 -", "move 0.3 0.0", "insert - 0.5"])
    #expect(layout.finalized == 1 && ended == nil)
    Runtime.loop.runUntilIdle()
    #expect(ended == true)
  }

  @Test("a reloaded item gets another cell, a reconfigured one keeps its own")
  func aReloadedItemGetsAnotherCell() {
    let shown = shown()
    let (first, second) = (cell(shown, 0), cell(shown, 1))
    shown.source.requests = []
    shown.view.reloadItems(at: [path(0)])
    #expect(cell(shown, 0) != nil && cell(shown, 0) !== first)
    shown.view.reconfigureItems(at: [path(1), path(40)])
    #expect(cell(shown, 1) === second)
    #expect(shown.source.requests == [path(0), path(1)])
  }

  @Test("sections are inserted, deleted and moved with their cells")
  func sectionsAreInsertedDeletedAndMoved() {
    let shown = shown([2, 1, 1])
    let (moved, stays) = (cell(shown, 0, 2), cell(shown, 1, 0))
    shown.source.counts = [1, 2, 3]
    shown.view.performBatchUpdates {
      shown.view.deleteSections([1])
      shown.view.moveSection(2, toSection: 0)
      shown.view.insertSections([2])
    }
    #expect(cell(shown, 0, 0) === moved && cell(shown, 1, 1) === stays)
    #expect(shown.view.numberOfSections == 3)
    #expect(shown.view.visibleCells.count == 6)
  }

  @Test("selection follows moved items; reloaded and deleted items are deselected")
  func selectionFollows() {
    let shown = shown()
    shown.view.allowsMultipleSelection = true
    for item in [0, 2, 4] {
      shown.view.selectItem(at: path(item), animated: false, scrollPosition: [])
    }
    shown.source.counts = [6]
    shown.view.performBatchUpdates {
      shown.view.deleteItems(at: [path(0)])
      shown.view.insertItems(at: [path(0)])
      shown.view.reloadItems(at: [path(4)])
    }
    #expect(shown.view.indexPathsForSelectedItems == [path(2)])
    shown.view.reloadData()
    #expect(shown.view.indexPathsForSelectedItems == [])
  }

  @Test("content that has become too short for the offset is pulled back after an update")
  func shortContentIsPulledBack() {
    let shown = shown([20])
    shown.view.contentOffset.y = 700
    shown.view.layoutIfNeeded()
    shown.source.counts = [10]
    shown.view.deleteItems(at: (10..<20).map { path($0) })
    #expect(shown.view.contentOffset.y == 200)
  }

  @Test("item counts that do not agree trap with UIKit's message and the counts")
  func inconsistentItemCountsTrap() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shown = ShownCollection(flow(), [3], size: CGSize(width: 200, height: 200))
        shown.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let message = """
      Invalid update: invalid number of items in section 0. The number of items contained in an \
      existing section after the update (3) must be equal to the number of items contained in that \
      section before the update (3), plus or minus the number of items inserted or deleted from \
      that section (1 inserted, 0 deleted) and plus or minus the number of items moved into or out \
      of that section (0 moved in, 0 moved out).
      """
    #expect(text.contains(message))
  }

  @Test("section counts that do not agree trap with UIKit's message and the counts")
  func inconsistentSectionCountsTrap() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shown = ShownCollection(flow(), [3], size: CGSize(width: 200, height: 200))
        shown.source.counts = [3, 1]
        shown.view.performBatchUpdates(nil)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "The number of sections contained in the collection view after the update (2) must be equal "
          + "to the number of sections contained in the collection view before the update (1)"))
  }

  // MARK: Selection

  @Test("one item is selected at a time without allowsMultipleSelection")
  func singleSelection() {
    let shown = shown()
    shown.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    shown.view.selectItem(at: path(2), animated: false, scrollPosition: [])
    #expect(shown.view.indexPathsForSelectedItems == [path(2)])
    #expect(cell(shown, 1)?.isSelected == false && cell(shown, 2)?.isSelected == true)
    shown.view.allowsMultipleSelection = true
    shown.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    #expect(shown.view.indexPathsForSelectedItems == [path(2), path(1)])
    shown.view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(shown.view.indexPathsForSelectedItems == [])
    shown.view.allowsSelection = false
    shown.view.allowsMultipleSelection = false
    shown.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    #expect(shown.view.indexPathsForSelectedItems == [])
  }

  @Test("a tap highlights an item, deselects the former one and selects it")
  func aTapHighlightsThenSelects() throws {
    let log = TapLog()
    let shown = shown()
    shown.view.delegate = log
    let screen = try #require(shown.window.windowScene).touchScreen
    for y in [40.0, 90.0] {
      screen.tap(at: CGPoint(x: 100, y: y))
      Runtime.loop.runUntilIdle()
    }
    #expect(
      log.calls == [
        "should highlight 0", "highlight 0", "unhighlight 0", "should select 0", "select 0",
        "primary 0", "should highlight 1", "highlight 1", "unhighlight 1", "should select 1",
        "deselect 0", "select 1", "primary 1",
      ])
    #expect(shown.view.indexPathsForSelectedItems == [path(1)])
  }

  @Test("S7.25 updates show their cells at once, also outside a window", arguments: [true, false])
  func updatesShowCellsOutOfWindow(inBatch: Bool) {
    _ = bootTestScene()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 50)
    let source = CountingSource([0])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    #expect(view.numberOfItems(inSection: 0) == 0)
    source.counts = [2]
    if inBatch {
      view.performBatchUpdates { view.insertItems(at: [path(0), path(1)]) }
    } else {
      view.insertItems(at: [path(0), path(1)])
    }
    #expect(view.visibleCells.count == 2)
  }
}

@MainActor
private final class TapLog: NSObject, UICollectionViewDelegate {
  var calls: [String] = []

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    calls.append("should highlight \(indexPath.item)")
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { calls.append("highlight \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { calls.append("unhighlight \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    calls.append("should select \(indexPath.item)")
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    calls.append("select \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    calls.append("deselect \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { calls.append("primary \(indexPath.item)") }
}
