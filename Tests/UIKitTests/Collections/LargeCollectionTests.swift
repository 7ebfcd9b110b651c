import Foundation
import Testing
import UIKit

/// The work must be proportional to the number of visible items, not of all items.
@Suite("UICollectionView · a hundred thousand items")
@MainActor
struct LargeCollectionTests {
  nonisolated static let counts = [1000, 100_000]

  private func countRequests(
    _ count: Int, _ layout: UICollectionViewLayout, _ act: (ShownCollection) -> Void = { _ in }
  ) -> (opening: Int, acting: Int) {
    let shown = ShownCollection(layout, [count], size: CGSize(width: 320, height: 480))
    let opening = shown.source.requests.count
    shown.source.requests = []
    act(shown)
    return (opening, shown.source.requests.count)
  }

  @Test("the first layout requests visible cells only", arguments: counts)
  func firstLayoutRequestsVisibleCells(count: Int) {
    // Five of 50 with gaps of 17.5 on a line, and 480 / 60 = 8 lines.
    #expect(countRequests(count, flow()).opening == 40)
  }

  @Test("a scroll through 50 pages asks for a page's cells each time", arguments: counts)
  func scrollRequestsAPageOfCells(count: Int) {
    let result = countRequests(count, flow()) { shown in
      for page in 1...20 {
        shown.view.contentOffset.y = CGFloat(page) * 480
        shown.view.layoutIfNeeded()
      }
    }
    #expect(result.acting == 20 * 40)
  }

  @Test("scrolling to the end requests the cells there only", arguments: counts)
  func scrollingToTheEndRequestsLastCells(count: Int) {
    let result = countRequests(count, flow()) { shown in
      shown.view.scrollToItem(
        at: IndexPath(item: count - 1, section: 0), at: .bottom, animated: false)
      shown.view.layoutIfNeeded()
    }
    #expect(result.acting == 40)
  }

  @Test("a rotation requests only cells that become visible", arguments: counts)
  func rotationRequestsAppearingCells(count: Int) {
    let result = countRequests(count, flow()) { shown in
      shown.view.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
      shown.view.layoutIfNeeded()
    }
    // 8 by 6, with a part of the sixth line, are visible; 40 of them were visible before.
    #expect(result.acting == 8)
  }

  @Test(
    "with self-sizing cells scrolling requests only cells that become visible", arguments: counts)
  func selfSizingCells(count: Int) {
    let layout = flow { $0.estimatedItemSize = CGSize(width: 300, height: 60) }
    var sized = 0
    let result = countRequests(count, layout) { shown in
      shown.source.configure = { _, _ in sized += 1 }
      for step in 1...30 {
        shown.view.contentOffset.y = CGFloat(step) * 60
        shown.view.layoutIfNeeded()
      }
    }
    // 60 high and 10 apart: seven or eight are visible at once, and 30 · 60 / 70 become visible.
    #expect(result.opening <= 8 && result.acting <= 27 && sized == result.acting)
  }

  @Test("a list of self-sizing rows", arguments: counts)
  func selfSizingRows(count: Int) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let result = countRequests(count, layout) { shown in
      shown.view.scrollToItem(
        at: IndexPath(item: count - 1, section: 0), at: .bottom, animated: false)
      shown.view.layoutIfNeeded()
    }
    #expect(result.opening == 11 && result.acting <= 12)
  }
}
