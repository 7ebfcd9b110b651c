import Foundation
import Testing
import UIKit

@MainActor
private func size(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

@Suite("UICollectionViewCompositionalLayout")
@MainActor
struct CompositionalLayoutTests {
  private func shown(
    _ section: NSCollectionLayoutSection, _ counts: [Int],
    size: CGSize = CGSize(width: 320, height: 480),
    configure: (UICollectionView) -> Void = { _ in }
  ) -> ShownCollection {
    ShownCollection(
      UICollectionViewCompositionalLayout(section: section), counts, size: size,
      configure: configure)
  }

  private func grid(
    _ columns: Int, spacing: CGFloat = 0, height: CGFloat = 50
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(height)), subitem: item, count: columns)
    group.interItemSpacing = .fixed(spacing)
    return NSCollectionLayoutSection(group: group)
  }

  @Test("a number of items share a group's width and the space between them")
  func itemCountSharesTheGroup() {
    let section = grid(3, spacing: 10)
    section.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 10, bottom: 9, trailing: 10)
    section.interGroupSpacing = 5
    let shown = shown(section, [5])

    // (300 − 20) / 3 = 93.33, down to half a point: 93.
    #expect(shown.frames().map(\.minX) == [10, 113, 216, 10, 113])
    #expect(shown.frames().map(\.minY) == [7, 7, 7, 62, 62])
    #expect(shown.frames().allSatisfy { $0.size == CGSize(width: 93, height: 50) })
    #expect(shown.view.contentSize == CGSize(width: 320, height: 121))
  }

  @Test("S7.23 fractional widths are rounded down to pixels, so the intended number of items fits")
  func fractionalWidthsAreRoundedDown() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
    let shown = shown(
      NSCollectionLayoutSection(group: group), [6], size: CGSize(width: 320, height: 480))

    // 320 / 3 = 106.67 is 106.5 at two pixels a point; the rest of 0.5 goes unused.
    #expect(shown.frames().map(\.minX) == [0, 106.5, 213, 0, 106.5, 213])
    #expect(shown.frames().map(\.minY) == [0, 0, 0, 40, 40, 40])
  }

  @Test("groups in groups: one large item beside two small ones, with insets")
  func nestedGroups() {
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)))
    large.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)), subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), subitems: [large, column])
    let shown = shown(
      NSCollectionLayoutSection(group: group), [4], size: CGSize(width: 400, height: 480))

    #expect(
      shown.frames() == [
        CGRect(x: 3, y: 2, width: 232, height: 194), CGRect(x: 240, y: 0, width: 160, height: 100),
        CGRect(x: 240, y: 100, width: 160, height: 100),
        CGRect(x: 3, y: 202, width: 232, height: 194),
      ])
    #expect(shown.view.contentSize.height == 400)
  }

  @Test("a flexible distance takes what is left, edge spacing moves single items")
  func flexibleSpacing() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(20)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item, count: 3)
    group.interItemSpacing = .flexible(10)
    let spread = shown(NSCollectionLayoutSection(group: group), [3])
    #expect(spread.frames().map(\.minX) == [0, 135, 270])

    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .fixed(6), trailing: .flexible(0), bottom: nil)
    group.interItemSpacing = .fixed(10)
    let centered = shown(NSCollectionLayoutSection(group: group), [3])
    // 320 − 150 − 20 = 150 over six ends.
    #expect(centered.frames().map(\.minX) == [25, 135, 245])
    #expect(centered.frames().allSatisfy { $0.minY == 6 })
  }

  @Test("a custom group places items at the frames its provider returns, in every repetition")
  func customGroupUsesProvidedFrames() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(100))
    ) { environment in
      let width = environment.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 30)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: width / 2, y: 50, width: width / 2, height: 50), zIndex: 4),
      ]
    }
    let shown = shown(NSCollectionLayoutSection(group: group), [3])

    #expect(shown.frame(1) == CGRect(x: 160, y: 50, width: 160, height: 50))
    #expect(shown.frame(2) == CGRect(x: 0, y: 100, width: 160, height: 30))
    let path = IndexPath(item: 1, section: 0)
    #expect(shown.view.layoutAttributesForItem(at: path)?.zIndex == 4)
  }

  // MARK: Headers, badges, backgrounds

  private func header(
    _ height: NSCollectionLayoutDimension, _ alignment: NSRectAlignment = .top
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), height),
      elementKind: alignment == .top
        ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter,
      alignment: alignment)
  }

  @Test("headers and footers are outside of the section's top and bottom insets, inside the others")
  func headersAndFootersOutsideTheInsets() {
    let section = grid(1)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 6, trailing: 20)
    section.boundarySupplementaryItems = [header(.absolute(30)), header(.absolute(20), .bottom)]
    let shown = shown(section, [2, 1])

    #expect(shown.header(0) == CGRect(x: 10, y: 0, width: 290, height: 30))
    #expect(shown.frame(0) == CGRect(x: 10, y: 35, width: 290, height: 50))
    #expect(shown.footer(0) == CGRect(x: 10, y: 141, width: 290, height: 20))
    #expect(shown.header(1)?.minY == 161)
    section.supplementariesFollowContentInsets = false
    shown.view.collectionViewLayout.invalidateLayout()
    shown.view.layoutIfNeeded()
    #expect(shown.header(0)?.width == 320)
  }

  @Test(
    "a pinned header stays at the top until its section ends; one over the content takes no space")
  func pinnedHeaderStaysUntilItsSectionEnds() {
    let section = grid(1, height: 100)
    let pinned = header(.absolute(40))
    pinned.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [pinned]
    let shown = shown(section, [5, 5], size: CGSize(width: 320, height: 400))
    for (offset, y) in [(0, 0), (100, 100), (500, 500), (520, 500)] as [(CGFloat, CGFloat)] {
      shown.view.contentOffset.y = offset
      shown.view.layoutIfNeeded()
      #expect(shown.header(0)?.minY == y)
    }
    pinned.extendsBoundary = false
    shown.view.collectionViewLayout.invalidateLayout()
    shown.view.layoutIfNeeded()
    #expect(shown.frame(0)?.minY == 0)
  }

  @Test("a header that decides its height moves all that follows")
  func estimatedHeader() {
    final class Tall: UICollectionReusableView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: topAnchor),
          view.bottomAnchor.constraint(equalTo: bottomAnchor),
          view.leadingAnchor.constraint(equalTo: leadingAnchor),
          view.heightAnchor.constraint(equalToConstant: 70),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let section = grid(1)
    section.boundarySupplementaryItems = [header(.estimated(30))]
    let shown = shown(section, [2]) {
      $0.register(
        Tall.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "view")
    }
    #expect(shown.header(0)?.height == 70 && shown.frame(0)?.minY == 70)
  }

  @Test("a badge is placed at an edge of its item")
  func badgeIsAtAnEdgeOfItsItem() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets.top = 30
    let shown = shown(section, [2]) {
      $0.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: "badge",
        withReuseIdentifier: "view")
    }
    let frame = shown.view.layoutAttributesForSupplementaryElement(
      ofKind: "badge", at: IndexPath(item: 1, section: 0))?.frame
    #expect(frame == CGRect(x: 190, y: 20, width: 20, height: 20))
    #expect(shown.view.visibleSupplementaryViews(ofKind: "badge").count == 2)
  }

  @Test("a background lies behind all of its section, and the layout makes it")
  func sectionBackground() {
    final class Ground: UICollectionReusableView {}
    let section = grid(1)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 6, trailing: 20)
    let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
    ground.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.decorationItems = [ground]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Ground.self, forDecorationViewOfKind: "ground")
    let shown = ShownCollection(layout, [2], size: CGSize(width: 320, height: 480))

    let view = shown.view.subviews.first { $0 is Ground }
    #expect(view?.frame == CGRect(x: 2, y: 1, width: 314, height: 107))
    #expect(shown.view.subviews.first === view)
  }

  // MARK: Safe area

  @Test(
    "S7.22 insets count from the reference; the configuration's is the safe area",
    arguments: [
      (UIContentInsetsReference.automatic, CGFloat(44)), (.none, 0), (.safeArea, 44),
      (.layoutMargins, 64),
    ])
  func insetsCountFromTheReference(reference: UIContentInsetsReference, left: CGFloat) {
    let scene = bootTestScene(TestDevice.iPhoneX(), orientation: .landscapeRight)
    let section = grid(1)
    section.contentInsetsReference = reference
    section.boundarySupplementaryItems = [header(.absolute(20))]
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let source = CountingSource([3])
    let view: UICollectionView = controller.collectionView
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "view")
    view.layoutMargins = UIEdgeInsets(0, 20, 0, 20)
    view.dataSource = source
    show(controller, in: scene).layoutIfNeeded()

    #expect(view.visibleCells.first?.frame.minX == left)
    #expect(view.visibleCells.first?.frame.width == 812 - 2 * left)
    let kind = UICollectionView.elementKindSectionHeader
    #expect(view.visibleSupplementaryViews(ofKind: kind).first?.frame.minX == left)
  }

  @Test("leading is the right side in a right-to-left interface")
  func leadingIsRightInRightToLeft() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(40)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets.leading = 15
    let shown = shown(section, [2]) { $0.semanticContentAttribute = .forceRightToLeft }

    #expect(shown.view.visibleCells.map(\.frame.minX) == [205, 105])
    #expect(shown.frame(0)?.minX == 205)
  }

  // MARK: Orthogonal scrolling

  private func orthogonalSection(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(80)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
    return section
  }

  @Test("an orthogonal section has a scroll view with its items, and takes one line")
  func anOrthogonalSectionHasAScrollView() throws {
    let shown = shown(orthogonalSection(.continuous), [20, 20])
    let scrollers = shown.view.subviews.compactMap { $0 as? UIScrollView }
    let first = try #require(scrollers.min { $0.frame.minY < $1.frame.minY })

    #expect(scrollers.count == 2)
    #expect(first.frame == CGRect(x: 0, y: 5, width: 320, height: 80))
    #expect(first.contentSize == CGSize(width: 20 + 20 * 110 - 10 + 20, height: 80))
    #expect(shown.view.contentSize == CGSize(width: 320, height: 180))
    #expect(
      first.subviews.compactMap { ($0 as? UICollectionViewCell)?.frame.minX } == [20, 130, 240])
    #expect(shown.view.visibleCells.count == 6)

    first.contentOffset.x = 200
    shown.window.layoutIfNeeded()
    let items = shown.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item)
    #expect(items == [1, 2, 3, 4])
    #expect(shown.frame(3) == CGRect(x: 150, y: 5, width: 100, height: 80))
    #expect(shown.view.indexPathForItem(at: CGPoint(x: 200, y: 40))?.item == 3)
  }

  @Test("in a right-to-left interface an orthogonal section begins at the right")
  func orthogonalSectionInRightToLeft() throws {
    let shown = shown(orthogonalSection(.continuous), [20])
    shown.view.semanticContentAttribute = .forceRightToLeft
    shown.view.collectionViewLayout.invalidateLayout()
    shown.window.layoutIfNeeded()
    let scroller = try #require(shown.view.subviews.compactMap { $0 as? UIScrollView }.first)
    #expect(scroller.contentOffset.x == scroller.contentSize.width - 320)
    #expect(shown.frame(0) == CGRect(x: 200, y: 5, width: 100, height: 80))

    scroller.contentOffset.x -= 200
    shown.window.layoutIfNeeded()
    #expect(shown.view.indexPathsForVisibleItems.map(\.item) == [1, 2, 3, 4])
    #expect(shown.frame(3) == CGRect(x: 70, y: 5, width: 100, height: 80))
    #expect(shown.view.indexPathForItem(at: CGPoint(x: 120, y: 40))?.item == 3)
    shown.view.scrollToItem(at: IndexPath(item: 19, section: 0), at: .left, animated: false)
    shown.window.layoutIfNeeded()
    #expect(scroller.contentOffset.x == 20 && shown.frame(19)?.minX == 0)
  }

  @Test(
    "where orthogonal scrolling ends",
    arguments: [
      (
        UICollectionLayoutSectionOrthogonalScrollingBehavior.continuousGroupLeadingBoundary,
        CGFloat(330)
      ), (.groupPaging, 110), (.groupPagingCentered, 110),
    ])
  func whereOrthogonalScrollingEnds(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, target: CGFloat
  ) throws {
    let shown = shown(orthogonalSection(behavior), [20])
    let scroller = try #require(shown.view.subviews.compactMap { $0 as? UIScrollView }.first)
    var offset = CGPoint(x: 350, y: 0)
    scroller.delegate?.scrollViewWillBeginDragging(scroller)
    scroller.delegate?.scrollViewWillEndDragging(
      scroller, withVelocity: CGPoint(x: 1, y: 0), targetContentOffset: &offset)

    // Groups begin every 110, when centered as well: the first one is centered at rest.
    #expect(offset.x == target)
    let isCentered = behavior == .groupPagingCentered
    #expect(shown.frame(0)?.minX == (isCentered ? 110 : 20))
  }

  @Test("a handler moves visible items each time the section scrolls")
  func invalidationHandlerMovesItems() throws {
    let section = orthogonalSection(.continuous)
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      offsets.append(offset.x)
      for item in items { item.alpha = 0.5 }
    }
    let shown = shown(section, [20])
    let scroller = try #require(shown.view.subviews.compactMap { $0 as? UIScrollView }.first)
    #expect(shown.view.visibleCells.allSatisfy { $0.alpha == 0.5 })
    scroller.contentOffset.x = 60
    shown.window.layoutIfNeeded()
    #expect(offsets.last == 60)
  }
}
