import Foundation
import Testing
import UIKit

@Suite("UICollectionViewFlowLayout · sections, insets and pinned headers")
@MainActor
struct FlowLayoutTests {
  @Test("S7.1 a new flow layout has the documented defaults")
  func aNewFlowLayoutHasTheDocumentedDefaults() {
    let layout = UICollectionViewFlowLayout()

    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInset == .zero && layout.headerReferenceSize == .zero)
    #expect(layout.footerReferenceSize == .zero && layout.estimatedItemSize == .zero)
    #expect(layout.scrollDirection == .vertical && !layout.sectionHeadersPinToVisibleBounds)
    #expect(layout.sectionInsetReference == .fromContentInset)
  }

  @Test("S7.2, S7.11 items share the width that content insets and section insets leave")
  func availableWidthExcludesInsets() {
    let shown = ShownCollection(
      flow(item: CGSize(width: 100, height: 40), inset: UIEdgeInsets(0, 7, 0, 3)), [2],
      size: CGSize(width: 320, height: 480)
    ) { $0.contentInset = UIEdgeInsets(0, 20, 0, 30) }

    // 320 − 50 − 10 = 260: two items, 60 apart.
    #expect(shown.frames().map(\.minX) == [7, 167])
    #expect(shown.view.contentSize.width == 270)
  }

  @Test("S7.9 origins snap to pixels and sizes stay: gaps of 10.333 at two pixels a point")
  func originsSnapToPixelsAndSizesStay() {
    let shown = ShownCollection(
      flow(item: CGSize(width: 80, height: 40.3), inset: UIEdgeInsets(0, 12, 0, 12)), [4],
      size: CGSize(width: 375, height: 400))

    // 351 − 4 · 80 = 31, over three gaps 10.333.
    #expect(shown.frames().map(\.minX) == [12, 102.5, 192.5, 283])
    #expect(shown.frames().allSatisfy { $0.size == CGSize(width: 80, height: 40.3) })
  }

  @Test("S7.10 header, inset, lines, inset, footer; an empty section has all but lines")
  func sectionOrder() {
    let layout = flow(item: CGSize(width: 100, height: 40), inset: UIEdgeInsets(5, 10, 7, 10)) {
      $0.headerReferenceSize = CGSize(width: 1, height: 30)
      $0.footerReferenceSize = CGSize(width: 1, height: 20)
    }
    let shown = ShownCollection(layout, [3, 0, 1], size: CGSize(width: 320, height: 480))

    #expect(shown.header(0) == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(shown.frame(0)?.minY == 35 && shown.frame(2)?.minY == 85)
    #expect(shown.footer(0) == CGRect(x: 0, y: 132, width: 320, height: 20))
    #expect(shown.header(1)?.minY == 152 && shown.footer(1)?.minY == 194)
    #expect(shown.header(2)?.minY == 214 && shown.frame(0, 2)?.minY == 249)
    #expect(shown.view.contentSize == CGSize(width: 320, height: 316))
  }

  @Test("S7.10 a reference size of zero makes no view")
  func referenceSizeOfZero() {
    let shown = ShownCollection(flow(), [1], size: CGSize(width: 320, height: 480))
    #expect(shown.header(0)?.size == .zero && shown.footer(0)?.size == .zero)
    let kind = UICollectionView.elementKindSectionHeader
    #expect(shown.view.visibleSupplementaryViews(ofKind: kind).isEmpty)
  }

  @Test("S7.12 seven of 100 by 40 in 320 with insets of 10")
  func sevenItemsIn320PointsWithInsets() {
    let shown = ShownCollection(
      flow(item: CGSize(width: 100, height: 40), line: 5, inset: UIEdgeInsets(10, 10, 10, 10)),
      [7], size: CGSize(width: 320, height: 480))

    let expected: [CGPoint] = [
      CGPoint(x: 10, y: 10), CGPoint(x: 210, y: 10), CGPoint(x: 10, y: 55),
      CGPoint(x: 210, y: 55), CGPoint(x: 10, y: 100), CGPoint(x: 210, y: 100),
      CGPoint(x: 10, y: 145),
    ]
    #expect(shown.frames().map(\.origin) == expected)
    #expect(shown.view.contentSize == CGSize(width: 320, height: 195))
    #expect(shown.view.visibleCells.map(\.frame.origin) == expected)
  }

  @Test("lines of a horizontal layout are columns")
  func linesOfAHorizontalLayoutAreColumns() {
    let layout = flow(item: CGSize(width: 40, height: 100), line: 5) {
      $0.scrollDirection = .horizontal
      $0.headerReferenceSize = CGSize(width: 25, height: 1)
    }
    let shown = ShownCollection(layout, [7], size: CGSize(width: 200, height: 320))

    #expect(shown.header(0) == CGRect(x: 0, y: 0, width: 25, height: 320))
    // 3 · 100 + 2 · 10 fill a column.
    #expect(shown.frames().map(\.minY) == [0, 110, 220, 0, 110, 220, 0])
    #expect(shown.frames().map(\.minX) == [25, 25, 25, 70, 70, 70, 115])
    #expect(shown.view.contentSize == CGSize(width: 155, height: 320))
  }

  @Test("the delegate's values take precedence over the properties, one by one")
  func delegateValuesTakePrecedence() {
    let delegate = SizingDelegate { CGSize(width: 100, height: 20 + 10 * CGFloat($0.item)) }
    let shown = ShownCollection(
      flow(inset: UIEdgeInsets(3, 0, 0, 0)), [3], size: CGSize(width: 320, height: 480),
      delegate: delegate)

    #expect(shown.frames().map(\.height) == [20, 30, 40])
    // All three on one line, the last: mixed, so 10 apart; the tallest decides the line.
    #expect(shown.frames().map(\.minX) == [0, 110, 220])
    #expect(shown.frames().map(\.minY) == [13, 8, 3])
  }

  @Test("S7.27 a layout whose attributes stay valid asks its delegate nothing")
  func validLayoutCallsNoDelegate() {
    let delegate = SizingDelegate { _ in CGSize(width: 100, height: 20) }
    let layout = flow()
    let shown = ShownCollection(
      layout, [3], size: CGSize(width: 320, height: 480), delegate: delegate)
    delegate.size = { _ in CGSize(width: 100, height: 50) }
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutAttributes = false

    layout.invalidateLayout(with: context)
    shown.view.layoutIfNeeded()
    #expect(shown.frames().map(\.height) == [20, 20, 20])
    layout.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
    shown.view.layoutIfNeeded()
    #expect(shown.frames().map(\.height) == [50, 50, 50])
  }

  @Test("S7.13 an item that is too wide is reported once, with UIKit's message")
  func tooWideItemIsReportedOnce() {
    let report = Runtime.report
    defer { Runtime.report = report }
    var said: [String] = []
    Runtime.report = { said.append($0) }
    let shown = ShownCollection(
      flow(item: CGSize(width: 330, height: 40)), [2], size: CGSize(width: 320, height: 480))
    shown.view.collectionViewLayout.invalidateLayout()
    shown.view.layoutIfNeeded()

    #expect(said.count == 1)
    #expect(
      said.first?.hasPrefix(
        "The behavior of the UICollectionViewFlowLayout is not defined because:\nthe item width "
          + "must be less than the width of the UICollectionView minus the section insets left and "
          + "right values, minus the content insets left and right values.") == true)
    #expect(shown.frame(0)?.minX == -5)
  }

  // MARK: Pinned headers

  private func pinned() -> ShownCollection {
    let layout = flow(item: CGSize(width: 320, height: 100), line: 0) {
      $0.headerReferenceSize = CGSize(width: 0, height: 40)
      $0.footerReferenceSize = CGSize(width: 0, height: 30)
      $0.sectionHeadersPinToVisibleBounds = true
      $0.sectionFootersPinToVisibleBounds = true
    }
    return ShownCollection(layout, [5, 5], size: CGSize(width: 320, height: 400)) {
      $0.contentInset = UIEdgeInsets(20, 0, 0, 0)
    }
  }

  @Test(
    "S7.14 headers stay below the inset until the next section pushes them",
    arguments: [
      (CGFloat(-20), CGFloat(0)), (0, 20), (100, 120), (509, 529), (510, 530), (530, 530),
      (560, 530),
    ])
  func pinnedHeader(offset: CGFloat, header: CGFloat) {
    let shown = pinned()
    shown.view.contentOffset.y = offset
    shown.view.layoutIfNeeded()

    // The section ends at 40 + 500 + 30 = 570, so its header begins at 530 at most.
    #expect(shown.header(0)?.minY == header)
    let kind = UICollectionView.elementKindSectionHeader
    let view = shown.view.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 0, section: 0))
    if offset < 560 { #expect(view?.frame.minY == header) }
  }

  @Test("S7.14 a pinned footer stays at the bottom of the visible rectangle")
  func pinnedFooter() {
    let shown = pinned()
    shown.view.layoutIfNeeded()
    #expect(shown.footer(0)?.minY == 350)
    shown.view.contentOffset.y = 200
    shown.view.layoutIfNeeded()
    #expect(shown.footer(0)?.minY == 540)
    #expect(shown.footer(1)?.minY == 570)
  }

  // MARK: Section insets and the safe area

  @Test(
    "S7.15 insets count from the content inset, the safe area or the margins",
    arguments: [
      (UICollectionViewFlowLayout.SectionInsetReference.fromContentInset, CGFloat(5), CGFloat(807)),
      (.fromSafeArea, 49, 763), (.fromLayoutMargins, 69, 743),
    ])
  func insetsCountFromTheContentInset(
    reference: UICollectionViewFlowLayout.SectionInsetReference, left: CGFloat, right: CGFloat
  ) {
    let scene = bootTestScene(TestDevice.iPhoneX(), orientation: .landscapeRight)
    let controller = UICollectionViewController(
      collectionViewLayout: flow(inset: UIEdgeInsets(0, 5, 0, 5)) {
        $0.sectionInsetReference = reference
      })
    let source = CountingSource([40])
    controller.collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    controller.collectionView.dataSource = source
    controller.collectionView.layoutMargins = UIEdgeInsets(0, 20, 0, 20)
    show(controller, in: scene).layoutIfNeeded()

    // The notch takes 44 at both ends of 812; the margins of 20 lie inside of it.
    let frames = controller.collectionView.visibleCells.map(\.frame)
    #expect(frames.map(\.minX).min() == left && frames.map(\.maxX).max() == right)
  }

  @Test("S7.15 an edge that the scroll view has taken already counts once")
  func absorbedEdgeCountsOnce() {
    let scene = bootTestScene(TestDevice.iPhoneX(), orientation: .landscapeRight)
    let controller = UICollectionViewController(
      collectionViewLayout: flow { $0.sectionInsetReference = .fromSafeArea })
    let source = CountingSource([40])
    let view: UICollectionView = controller.collectionView
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.contentInsetAdjustmentBehavior = .always
    show(controller, in: scene).layoutIfNeeded()

    #expect(view.adjustedContentInset.left == 44)
    // From the content's own edge, which lies at the safe area's.
    #expect(view.visibleCells.map(\.frame.minX).min() == 0)
    #expect(view.contentSize.width == 724)
  }

  @Test("S7.20 a rotation changes the available width by the safe area's side insets")
  func rotationChangesTheSpaceByTheSafeArea() {
    let scene = bootTestScene(TestDevice.iPhoneX())
    let controller = UICollectionViewController(
      collectionViewLayout: flow { $0.sectionInsetReference = .fromSafeArea })
    let source = CountingSource([40])
    let view: UICollectionView = controller.collectionView
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let window = show(controller, in: scene)
    window.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.minX).min() == 0)
    scene.rotate(to: .landscapeRight)
    Runtime.loop.runUntilIdle()
    window.layoutIfNeeded()

    #expect(view.visibleCells.map(\.frame.minX).min() == 44)
    #expect(view.visibleCells.map(\.frame.maxX).max() == 768)
  }

  @Test("S7.26 headers and footers of size zero have attributes of size zero, and no views")
  func emptyHeader() throws {
    let shown = ShownCollection(flow(), [3], size: CGSize(width: 200, height: 300))
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      let path = IndexPath(item: 0, section: 0)
      let attributes = try #require(
        shown.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path))
      #expect(attributes.size == .zero)
      #expect(shown.view.supplementaryView(forElementKind: kind, at: path) == nil)
      #expect(
        shown.view.collectionViewLayout.layoutAttributesForElements(in: shown.view.bounds)?
          .contains { $0.representedElementKind == kind } == false)
    }
  }
}
