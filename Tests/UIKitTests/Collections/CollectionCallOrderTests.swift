import Foundation
import Testing
import UIKit

/// A layout of rows that logs its calls.
@MainActor
private final class LoggingLayout: UICollectionViewLayout {
  let log: CallLog
  var invalidates = false
  var rowHeight: CGFloat = 50

  init(log: CallLog) {
    self.log = log
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

  override func prepare() {
    super.prepare()
    log.calls.append("prepare")
  }

  override var collectionViewContentSize: CGSize {
    log.calls.append("size")
    return CGSize(width: 200, height: CGFloat(count) * rowHeight)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    log.calls.append(
      "elements \(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width)) \(Int(rect.height))")
    return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0, y: CGFloat(indexPath.item) * rowHeight, width: 200, height: rowHeight)
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    log.calls.append("should \(Int(newBounds.minY)) at \(Int(collectionView?.bounds.minY ?? -1))")
    return invalidates
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    log.calls.append("context at \(Int(collectionView?.bounds.minY ?? -1))")
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  override func invalidateLayout() {
    log.calls.append("invalidate")
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    log.calls.append("invalidate with at \(Int(collectionView?.bounds.minY ?? -1))")
    super.invalidateLayout(with: context)
  }
}

@MainActor
private final class ScrollLog: NSObject, UICollectionViewDelegate {
  let log: CallLog

  init(_ log: CallLog) { self.log = log }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.calls.append("didScroll") }
}

@Suite("UICollectionViewLayout · the order of calls")
@MainActor
struct CollectionCallOrderTests {
  let log = CallLog()

  private func shown(_ layout: UICollectionViewLayout, _ count: Int = 20) -> ShownCollection {
    ShownCollection(layout, [count], size: CGSize(width: 200, height: 300), log: log)
  }

  @Test("S7.19 a pass is prepare, size, elements, size, and then cells")
  func layoutPassOrder() {
    let layout = LoggingLayout(log: log)
    let shown = shown(layout)
    _ = log.take()
    layout.invalidateLayout()
    #expect(log.take() == ["invalidate", "invalidate with at 0"])
    shown.view.reloadData()
    _ = log.take()
    shown.view.layoutIfNeeded()

    #expect(log.take() == ["prepare", "size", "elements 0 0 200 300", "size", "cellForItem"])
  }

  @Test("S7.18 shouldInvalidateLayout precedes a bounds change, invalidateLayout(with:) follows it")
  func offsetChange() {
    let layout = LoggingLayout(log: log)
    layout.invalidates = true
    let delegate = ScrollLog(log)
    let shown = shown(layout)
    shown.view.delegate = delegate
    _ = log.take()
    shown.view.contentOffset = CGPoint(x: 0, y: 40)
    #expect(
      log.take() == [
        "should 40 at 0", "context at 0", "invalidate", "invalidate with at 40", "didScroll",
      ])
    shown.view.layoutIfNeeded()
    #expect(log.take() == ["prepare", "size", "elements 0 0 200 600", "size", "cellForItem"])
    shown.view.bounds.origin.y = 41
    #expect(!log.take().contains("didScroll"))
  }

  @Test("S7.17 scrolling does not invalidate a plain layout, nor query it again within a page")
  func plainOffsetChange() {
    let layout = LoggingLayout(log: log)
    let shown = shown(layout)
    #expect(UICollectionViewLayout().shouldInvalidateLayout(forBoundsChange: .zero) == false)
    shown.view.contentOffset.y = 40
    shown.view.layoutIfNeeded()
    _ = log.take()
    shown.view.contentOffset.y = 80
    shown.view.layoutIfNeeded()

    #expect(log.take() == ["should 80 at 40", "cellForItem"])
  }

  @Test("S7.17 a flow layout is invalidated by another width, or by any change if headers pin")
  func flowBoundsChange() {
    let layout = flow()
    let shown = shown(layout)
    let bounds = shown.view.bounds
    func isInvalidated(_ change: (inout CGRect) -> Void) -> Bool {
      var new = bounds
      change(&new)
      return layout.shouldInvalidateLayout(forBoundsChange: new)
    }

    #expect(isInvalidated { $0.size.width += 1 })
    #expect(!isInvalidated { $0.size.height += 1 } && !isInvalidated { $0.origin.y += 1 })
    layout.sectionHeadersPinToVisibleBounds = true
    #expect(isInvalidated { $0.origin.y += 1 })
    layout.sectionHeadersPinToVisibleBounds = false
    layout.scrollDirection = .horizontal
    #expect(isInvalidated { $0.size.height += 1 } && !isInvalidated { $0.size.width += 1 })
  }

  @Test("S7.19 setting a property of a flow layout invalidates it at once")
  func settingAPropertyInvalidates() {
    final class Probe: UICollectionViewFlowLayout {
      var count = 0
      override func invalidateLayout() {
        count += 1
        super.invalidateLayout()
      }
    }
    let layout = Probe()
    let shown = shown(layout)
    layout.count = 0
    layout.minimumLineSpacing = 11
    #expect(layout.count == 1)
    layout.minimumLineSpacing = 11
    #expect(layout.count == 1)
    layout.itemSize.height = 60
    layout.sectionInset.left = 3
    #expect(layout.count == 3)
    shown.view.layoutIfNeeded()
    #expect(shown.frame(0)?.size == CGSize(width: 50, height: 60))
  }

  @Test("S7.21 content that becomes shorter by invalidation leaves the offset alone")
  func shorterContentKeepsTheOffset() {
    let layout = LoggingLayout(log: log)
    let shown = shown(layout)
    shown.view.contentOffset.y = 100
    layout.rowHeight = 10
    layout.invalidateLayout()
    shown.view.layoutIfNeeded()

    #expect(shown.view.contentSize.height == 200 && shown.view.contentOffset.y == 100)
  }

  @Test("an invalidation context has its cause: nothing, the data, or a change of bounds")
  func invalidationContextHasItsCause() {
    final class Probe: UICollectionViewFlowLayout {
      var contexts: [UICollectionViewLayoutInvalidationContext] = []
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts.append(context)
        super.invalidateLayout(with: context)
      }
    }
    let layout = Probe()
    let shown = shown(layout)
    layout.contexts = []
    layout.invalidateLayout()
    shown.view.reloadData()
    shown.view.frame.size.width = 150

    #expect(layout.contexts.map(\.invalidateEverything) == [false, true, false])
    #expect(layout.contexts.map(\.invalidateDataSourceCounts) == [false, true, false])
    let flow = layout.contexts.compactMap { $0 as? UICollectionViewFlowLayoutInvalidationContext }
    #expect(flow.map(\.invalidateFlowLayoutDelegateMetrics) == [true, true, false])
  }

  @Test("attributes are of the layout's own class, and copies keep what a subclass adds")
  func attributesClass() throws {
    final class Tagged: UICollectionViewLayoutAttributes {
      var name = "none"
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Tagged)?.name = name
        return copy
      }
    }
    final class Layout: UICollectionViewFlowLayout {
      override class var layoutAttributesClass: AnyClass { Tagged.self }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map { attributes in
          let copy = attributes.copy() as? Tagged
          copy?.name = "item \(attributes.indexPath.item)"
          copy?.alpha = 0.5
          return copy ?? attributes
        }
      }
    }
    final class Cell: UICollectionViewCell {
      var name = ""
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        name = (layoutAttributes as? Tagged)?.name ?? "?"
      }
    }
    let shown = ShownCollection(Layout(), [3], size: CGSize(width: 200, height: 300)) {
      $0.register(Cell.self, forCellWithReuseIdentifier: "cell")
    }
    let names = shown.view.visibleCells.compactMap { ($0 as? Cell)?.name }
    #expect(names == ["item 0", "item 1", "item 2"])
    #expect(shown.view.visibleCells.allSatisfy { $0.alpha == 0.5 })
    let tagged = try #require(
      shown.view.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
        as? Tagged)
    tagged.name = "kept"
    #expect((tagged.copy() as? Tagged)?.name == "kept")
    #expect(tagged.isEqual(tagged.copy()))
  }

  @Test("a context of the layout's own class moves the content with the invalidation")
  func offsetAdjustment() {
    let layout = LoggingLayout(log: log)
    let shown = shown(layout)
    shown.view.contentOffset.y = 100
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 25)
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    layout.invalidateLayout(with: context)

    #expect(shown.view.contentOffset.y == 125)
    #expect(context.invalidatedItemIndexPaths == [IndexPath(item: 1, section: 0)])
  }
}
