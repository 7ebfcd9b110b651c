import Testing
import UIKit

/// Items of one section, with plain cells.
final class ItemSource: NSObject, UICollectionViewDataSource {
  let count: Int

  init(_ count: Int) {
    self.count = count
    super.init()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@Suite("Contract · UICollectionViewFlowLayout")
@MainActor
struct FlowLayoutContractTests {
  private func frames(
    _ count: Int, width: CGFloat, _ configure: (UICollectionViewFlowLayout) -> Void
  ) throws -> (frames: [CGRect], size: CGSize) {
    let layout = UICollectionViewFlowLayout()
    configure(layout)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: width, height: 300), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = ItemSource(count)
    view.dataSource = source
    let window = try Stage.show(view)
    view.layoutIfNeeded()
    let frames = (0..<count).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    withExtendedLifetime((window, source)) {}
    return (frames, view.contentSize)
  }

  @Test("S7.12 seven of 100 by 40 in 320 with insets of 10")
  func sevenItemsIn320PointsWithInsets() throws {
    let result = try frames(7, width: 320) {
      $0.itemSize = CGSize(width: 100, height: 40)
      $0.minimumLineSpacing = 5
      $0.sectionInset = UIEdgeInsets(10, 10, 10, 10)
    }
    #expect(result.frames.map(\.minX) == [10, 210, 10, 210, 10, 210, 10])
    #expect(result.frames.map(\.minY) == [10, 10, 55, 55, 100, 100, 145])
    #expect(result.size == CGSize(width: 320, height: 195))
  }

  @Test("S7.5, S7.12 four items of 50 in 375 are 15 apart, as in a full line of six")
  func fourItemsIn375Points() throws {
    let result = try frames(4, width: 375) { _ in }
    #expect(result.frames.map(\.minX) == [0, 65, 130, 195])
  }

  @Test("S7.7 an item alone on its line is centered")
  func singleItemIsCentered() throws {
    let result = try frames(2, width: 320) { $0.itemSize = CGSize(width: 200, height: 40) }
    #expect(result.frames.map(\.minX) == [60, 60])
  }

  @Test("S7.1 a flow layout has the documented defaults")
  func flowLayoutsHaveTheDocumentedDefaults() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInsetReference == .fromContentInset)
    #expect(!layout.sectionHeadersPinToVisibleBounds && layout.scrollDirection == .vertical)
  }

  @Test("S7.17 another width invalidates, another height or offset does not")
  func onlyANewWidthInvalidates() throws {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    #expect(
      layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 201, height: 300)))
    #expect(
      !layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 9, width: 200, height: 301)))
    withExtendedLifetime(view) {}
  }
}
