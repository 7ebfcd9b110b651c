import Foundation
import Testing
import UIKit

/// A cell whose content has a size.
@MainActor
private final class BlockItemCell: UICollectionViewCell {
  private var width: NSLayoutConstraint?
  private var height: NSLayoutConstraint?
  private(set) var fittings = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    let block = UIView()
    block.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(block)
    let width = block.widthAnchor.constraint(equalToConstant: 10)
    let height = block.heightAnchor.constraint(equalToConstant: 10)
    // The cell's size is an estimate, which must not conflict with its content before it is measured.
    width.priority = UILayoutPriority(999)
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      block.topAnchor.constraint(equalTo: contentView.topAnchor),
      block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), width, height,
    ])
    (self.width, self.height) = (width, height)
  }

  required init?(coder: NSCoder) { nil }

  func want(_ size: CGSize) {
    width?.constant = size.width
    height?.constant = size.height
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fittings += 1
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

@Suite("Self-sizing cells")
@MainActor
struct SelfSizingTests {
  private func shown(
    _ layout: UICollectionViewLayout, _ count: Int, size: CGSize = CGSize(width: 320, height: 480),
    want: @escaping (Int) -> CGSize
  ) -> ShownCollection {
    ShownCollection(layout, [count], size: size) { view in
      view.register(BlockItemCell.self, forCellWithReuseIdentifier: "cell")
      (view.dataSource as? CountingSource)?.configure = { cell, path in
        (cell as? BlockItemCell)?.want(want(path.item))
      }
    }
  }

  @Test("S7.16 items have the size that constraints give, and lines break accordingly")
  func flowItemsHaveFittingSizes() {
    let layout = flow(spacing: 10, line: 10) {
      $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    let shown = shown(layout, 4) { CGSize(width: 90 + 10 * CGFloat($0), height: 30) }

    // 90 + 100 + 110 + 2 · 10 = 320 fill the first line, 120 begin the second one.
    #expect(
      shown.view.visibleCells.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 90, height: 30), CGRect(x: 100, y: 0, width: 100, height: 30),
        CGRect(x: 210, y: 0, width: 110, height: 30), CGRect(x: 0, y: 40, width: 120, height: 30),
      ])
    #expect(shown.view.contentSize == CGSize(width: 320, height: 70))
  }

  @Test("S7.16 without an estimated size cells are not asked for their preferred attributes")
  func cellsWithoutEstimatesAreNotSized() {
    let shown = shown(flow(), 2) { _ in CGSize(width: 90, height: 30) }
    #expect(
      shown.frames().map(\.size) == [CGSize(width: 50, height: 50), CGSize(width: 50, height: 50)])
    #expect((shown.view.visibleCells.first as? BlockItemCell)?.fittings == 0)
  }

  @Test("S7.16 a visible item is sized once, and again when its layout is invalidated")
  func visibleItemIsSizedOnce() {
    let layout = flow { $0.estimatedItemSize = CGSize(width: 300, height: 60) }
    let shown = shown(layout, 3) { _ in CGSize(width: 320, height: 80) }
    let cell = shown.view.visibleCells.first as? BlockItemCell
    #expect(cell?.fittings == 1)
    shown.view.contentOffset.y = 1
    shown.view.layoutIfNeeded()
    #expect(cell?.fittings == 1)
    cell?.want(CGSize(width: 320, height: 95))
    layout.invalidateLayout()
    shown.view.layoutIfNeeded()
    #expect(cell?.fittings == 2 && cell?.frame.height == 95)
    #expect(shown.frame(1)?.minY == 105)
  }

  @Test("a cell that invalidates its intrinsic content size is sized again")
  func invalidatedCellIsSizedAgain() {
    let layout = flow { $0.estimatedItemSize = CGSize(width: 300, height: 60) }
    let shown = shown(layout, 3) { _ in CGSize(width: 320, height: 80) }
    let cell = shown.view.visibleCells.first as? BlockItemCell
    cell?.want(CGSize(width: 320, height: 100))
    cell?.invalidateIntrinsicContentSize()
    shown.view.layoutIfNeeded()
    #expect(cell?.frame.height == 100 && shown.frame(1)?.minY == 110)
    shown.view.selfSizingInvalidation = .disabled
    cell?.want(CGSize(width: 320, height: 50))
    cell?.invalidateIntrinsicContentSize()
    shown.view.layoutIfNeeded()
    #expect(cell?.frame.height == 100)
  }

  @Test("visible items do not move on screen when an item above them gets higher")
  func visibleItemsDoNotMoveOnScreen() {
    let layout = flow(line: 0) { $0.estimatedItemSize = CGSize(width: 320, height: 100) }
    let shown = shown(layout, 40) { _ in CGSize(width: 320, height: 150) }
    shown.view.scrollToItem(at: IndexPath(item: 30, section: 0), at: .top, animated: false)
    shown.view.layoutIfNeeded()
    let place = { (item: Int) -> CGFloat in
      (shown.frame(item)?.minY ?? 0) - shown.view.contentOffset.y
    }
    #expect(place(30) == 0)
    shown.view.contentOffset.y -= 10
    shown.view.layoutIfNeeded()
    #expect(place(30) == 10)
    #expect(shown.frame(29)?.height == 150)
  }

  @Test("a row of a compositional layout decides its height and keeps the width of its section")
  func rowHeight() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    let shown = shown(UICollectionViewCompositionalLayout(section: section), 3) {
      CGSize(width: 100, height: 60 + 10 * CGFloat($0))
    }
    #expect(
      shown.frames() == [
        CGRect(x: 0, y: 0, width: 320, height: 60), CGRect(x: 0, y: 65, width: 320, height: 70),
        CGRect(x: 0, y: 140, width: 320, height: 80),
      ])
    #expect(shown.view.contentSize.height == 220)
  }

  @Test("a cell without constraints is measured with sizeThatFits, or keeps its size")
  func withoutConstraints() {
    final class Fitted: UICollectionViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 70, height: 33.2) }
    }
    for (type, size) in [
      (UICollectionViewCell.self, CGSize(width: 60, height: 40)),
      (Fitted.self, CGSize(width: 70, height: 33.5)),
    ] as [(UICollectionViewCell.Type, CGSize)] {
      let layout = flow { $0.estimatedItemSize = CGSize(width: 60, height: 40) }
      let shown = ShownCollection(layout, [1], size: CGSize(width: 320, height: 480)) {
        $0.register(type, forCellWithReuseIdentifier: "cell")
      }
      #expect(shown.frame(0)?.size == size)
    }
  }

  @Test("a custom layout decides whether a cell's preferred attributes invalidate it")
  func customLayout() {
    final class Rows: UICollectionViewLayout {
      var heights: [Int: CGFloat] = [:]
      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 1000) }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let above = (0..<indexPath.item).reduce(0) { $0 + (heights[$1] ?? 50) }
        attributes.frame = CGRect(
          x: 0, y: above, width: 320, height: heights[indexPath.item] ?? 50)
        return attributes
      }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      }
      override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> Bool {
        heights[originalAttributes.indexPath.item] != preferredAttributes.size.height
      }
      override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutInvalidationContext {
        heights[originalAttributes.indexPath.item] = preferredAttributes.size.height
        return super.invalidationContext(
          forPreferredLayoutAttributes: preferredAttributes,
          withOriginalAttributes: originalAttributes)
      }
    }
    let shown = shown(Rows(), 3) { CGSize(width: 20, height: 70 + 10 * CGFloat($0)) }
    #expect(shown.view.visibleCells.map(\.frame.minY) == [0, 70, 150])
  }
}
