import Foundation
import Testing
import UIKit

@MainActor
private final class ReuseProbe: UICollectionViewCell {
  var preparations = 0
  var applied: [CGRect] = []
  var name = ""

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied.append(layoutAttributes.frame)
  }
}

@MainActor
private final class DisplayLog: NSObject, UICollectionViewDelegate {
  var calls: [String] = []

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { calls.append("will \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { calls.append("end \(indexPath.item)") }
}

@Suite("UICollectionView · reuse, display and queries")
@MainActor
struct CollectionReuseTests {
  private let rows = flow(item: CGSize(width: 200, height: 100), line: 0)

  private func shown(
    _ count: Int = 50, delegate: (any UICollectionViewDelegate)? = nil
  ) -> ShownCollection {
    ShownCollection(rows, [count], size: CGSize(width: 200, height: 300), delegate: delegate) {
      $0.register(ReuseProbe.self, forCellWithReuseIdentifier: "cell")
    }
  }

  @Test("only visible items have cells, and cells that are no longer visible are reused")
  func onlyVisibleItemsHaveCells() throws {
    let shown = shown()
    #expect(shown.source.requests.map(\.item) == [0, 1, 2])
    let first = try #require(
      shown.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? ReuseProbe)
    shown.view.contentOffset.y = 150
    shown.view.layoutIfNeeded()
    #expect(shown.view.indexPathsForVisibleItems.map(\.item) == [1, 2, 3, 4])
    shown.view.contentOffset.y = 300
    shown.view.layoutIfNeeded()

    #expect(first.preparations == 1)
    #expect(Set(shown.view.visibleCells.map(ObjectIdentifier.init)).count == 3)
    #expect(shown.view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    #expect(shown.view.indexPath(for: first).map { $0.item >= 3 } == true)
    #expect(shown.view.subviews.count { $0 is ReuseProbe } == 3)
  }

  @Test("a cell has its frame when the data source configures it, and its attributes are applied")
  func cellHasItsFrameWhenConfigured() {
    let shown = shown()
    var sizes: [CGSize] = []
    shown.source.configure = { cell, _ in sizes.append(cell.bounds.size) }
    shown.view.reloadData()
    shown.view.layoutIfNeeded()

    #expect(sizes == Array(repeating: CGSize(width: 200, height: 100), count: 3))
    let probe = shown.view.visibleCells.first as? ReuseProbe
    #expect(probe?.applied.last == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(probe?.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(probe?.reuseIdentifier == "cell")
  }

  @Test("the delegate is called for cells that become visible and that are no longer visible")
  func displayCallbacks() {
    let log = DisplayLog()
    let shown = shown(delegate: log)
    #expect(log.calls == ["will 0", "will 1", "will 2"])
    log.calls = []
    shown.view.contentOffset.y = 100
    shown.view.layoutIfNeeded()

    #expect(log.calls == ["will 3", "end 0"])
  }

  @Test("items can be queried by point, cell and index path")
  func itemQueries() {
    let shown = shown()

    #expect(shown.view.indexPathForItem(at: CGPoint(x: 10, y: 150))?.item == 1)
    #expect(shown.view.indexPathForItem(at: CGPoint(x: 10, y: 4950))?.item == 49)
    #expect(shown.view.indexPathForItem(at: CGPoint(x: 10, y: 5001)) == nil)
    #expect(shown.view.numberOfSections == 1 && shown.view.numberOfItems(inSection: 0) == 50)
    #expect(shown.view.layoutAttributesForItem(at: IndexPath(item: 50, section: 0)) == nil)
    #expect(shown.view.cellForItem(at: IndexPath(item: 99, section: 7)) == nil)
  }

  @Test(
    "scrolling to an item, within the ends of the content",
    arguments: [
      (UICollectionView.ScrollPosition.top, CGFloat(2000)), (.centeredVertically, 1900),
      (.bottom, 1800),
    ])
  func scrollToItem(position: UICollectionView.ScrollPosition, offset: CGFloat) {
    let shown = shown()
    shown.view.scrollToItem(at: IndexPath(item: 20, section: 0), at: position, animated: false)
    #expect(shown.view.contentOffset.y == offset)
    shown.view.scrollToItem(at: IndexPath(item: 49, section: 0), at: .top, animated: false)
    #expect(shown.view.contentOffset.y == 4700)
    shown.view.scrollToItem(at: IndexPath(item: 0, section: 0), at: position, animated: false)
    #expect(shown.view.contentOffset.y == 0)
  }

  @Test("scrolling to an item keeps clear of the adjusted inset; no position moves the least")
  func scrollWithInsets() {
    let shown = shown()
    shown.view.contentInset = UIEdgeInsets(40, 0, 20, 0)
    shown.view.scrollToItem(at: IndexPath(item: 20, section: 0), at: .top, animated: false)
    #expect(shown.view.contentOffset.y == 1960)
    shown.view.scrollToItem(at: IndexPath(item: 20, section: 0), at: [], animated: false)
    #expect(shown.view.contentOffset.y == 1960)
    shown.view.scrollToItem(at: IndexPath(item: 25, section: 0), at: [], animated: false)
    #expect(shown.view.contentOffset.y == 2320)
  }

  @Test("an animated scroll to an item ends there and calls the delegate")
  func animatedScroll() {
    let shown = shown()
    shown.view.scrollToItem(at: IndexPath(item: 20, section: 0), at: .top, animated: true)
    #expect(shown.view.contentOffset.y == 0)
    Runtime.loop.advance(by: 1)
    #expect(shown.view.contentOffset.y == 2000)
    #expect(shown.view.indexPathsForVisibleItems.first?.item == 20)
  }

  @Test(
    "prefetching names the nearest items first, and is canceled for items that are no longer near")
  func nearestItemsArePrefetchedFirst() {
    final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
      var calls: [String] = []
      func collectionView(
        _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
      ) { calls.append("prefetch \(indexPaths.map(\.item))") }
      func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
      ) { calls.append("cancel \(indexPaths.map(\.item))") }
    }
    let prefetcher = Prefetcher()
    let shown = shown()
    shown.view.prefetchDataSource = prefetcher
    shown.view.reloadData()
    shown.view.layoutIfNeeded()
    Runtime.loop.runUntilIdle()
    #expect(prefetcher.calls == ["prefetch [3, 4, 5]"])
    prefetcher.calls = []
    shown.view.contentOffset.y = 1000
    shown.view.layoutIfNeeded()
    Runtime.loop.runUntilIdle()
    #expect(prefetcher.calls == ["cancel [3, 4, 5]", "prefetch [13, 14, 15]"])
    prefetcher.calls = []
    shown.view.contentOffset.y = 900
    shown.view.layoutIfNeeded()
    Runtime.loop.runUntilIdle()
    #expect(prefetcher.calls == ["cancel [13, 14, 15]", "prefetch [8, 7, 6]"])
  }

  @Test("a cell shows its selected background while it is selected or touched")
  func selectedBackground() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    cell.layoutIfNeeded()

    #expect(cell.subviews.firstIndex { $0 === cell.backgroundView } == 0)
    #expect(cell.subviews.last === cell.contentView)
    #expect(cell.selectedBackgroundView?.frame == cell.bounds)
    #expect(cell.selectedBackgroundView?.isHidden == true)
    cell.isSelected = true
    #expect(cell.selectedBackgroundView?.isHidden == false)
  }

  @Test("the background stays behind the items while they scroll")
  func backgroundStaysBehindItems() {
    let shown = shown()
    let background = UIView()
    shown.view.backgroundView = background
    shown.view.contentOffset.y = 120
    shown.view.layoutIfNeeded()

    #expect(background.frame == CGRect(x: 0, y: 120, width: 200, height: 300))
    #expect(shown.view.subviews.first === background)
  }
}

/// Misuse traps with UIKit's message.
@Suite("UICollectionView · misuse")
@MainActor
struct CollectionMisuseTests {
  private func expect(_ message: String, in result: ExitTest.Result?) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(message))
  }

  @Test("an identifier without a registered class traps")
  func unregisteredIdentifierTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shown = ShownCollection(flow(), [1], size: CGSize(width: 200, height: 200))
        _ = shown.view.dequeueReusableCell(
          withReuseIdentifier: "other", for: IndexPath(item: 0, section: 0))
      }
    }
    expect(
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier other - must "
        + "register a nib or a class for the identifier or connect a prototype cell in a "
        + "storyboard", in: result)
  }

  @Test("dequeuing two cells for one item traps")
  func dequeuingTwiceTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = ShownCollection(
          flow(), [1], size: CGSize(width: 200, height: 200),
          device: TestDevice.iPhone8(SystemVersion(major: 18))
        ) { view in
          (view.dataSource as? CountingSource)?.configure = { [weak view] _, path in
            _ = view?.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
          }
        }
      }
    }
    expect(
      "Expected dequeued view to be returned to the collection view in preparation for display.",
      in: result)
  }

  @Test("a cell that was not dequeued traps")
  func undequeuedCellTraps() async {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = Source()
        _ = ShownCollection(flow(), [1], size: CGSize(width: 200, height: 200)) {
          $0.dataSource = source
        }
      }
    }
    expect(
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
        + "reuseIdentifier", in: result)
  }

  @Test("scrolling to an item that does not exist traps")
  func scrollingOutOfBoundsTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shown = ShownCollection(flow(), [3], size: CGSize(width: 200, height: 200))
        shown.view.scrollToItem(at: IndexPath(item: 12, section: 0), at: .top, animated: false)
      }
    }
    expect(
      "Attempted to scroll the collection view to an out-of-bounds item (12) when there are only 3 "
        + "items in section 0.", in: result)
  }

  @Test("the number of items of a section that does not exist traps")
  func missingSectionTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let shown = ShownCollection(flow(), [3], size: CGSize(width: 200, height: 200))
        _ = shown.view.numberOfItems(inSection: 4)
      }
    }
    expect(
      "request for number of items in section 4 when there are only 1 sections in the collection "
        + "view", in: result)
  }

  @Test("attributes of an item that does not exist trap")
  func invalidAttributesTrap() async {
    final class Wrong: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: 5, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        return [attributes]
      }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = ShownCollection(Wrong(), [3], size: CGSize(width: 200, height: 200))
      }
    }
    expect(
      "UICollectionView received layout attributes for a cell with an index path that does not "
        + "exist: {length = 2, path = 0 - 5}", in: result)
  }

  @Test("an item of negative size traps")
  func negativeSizeTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = ShownCollection(
          flow(item: CGSize(width: -1, height: 10)), [3], size: CGSize(width: 200, height: 200))
      }
    }
    expect("negative sizes are not supported in the flow layout", in: result)
  }

  @Test("a header that the data source does not provide traps")
  func missingHeaderTraps() async {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 0 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = Source()
        _ = ShownCollection(
          flow { $0.headerReferenceSize.height = 20 }, [1], size: CGSize(width: 200, height: 200)
        ) { $0.dataSource = source }
      }
    }
    expect("for element kind 'UICollectionElementKindSectionHeader'", in: result)
  }
}
