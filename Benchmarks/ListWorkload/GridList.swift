import Foundation
import UIKit

/// A grid of items that are all alike.
@MainActor
final class GridList: NSObject, WorkloadList, UICollectionViewDataSource {
  private let grid: UICollectionView
  private let count: Int

  init(count: Int) {
    self.count = count
    let layout = UICollectionViewFlowLayout()
    layout.sectionInsetReference = .fromSafeArea
    grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init()
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
  }

  var view: UIScrollView { grid }

  func fill() { grid.dataSource = self }

  func goToEnd() {
    grid.scrollToItem(at: IndexPath(item: count - 1, section: 0), at: .bottom, animated: false)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    cell.contentView.backgroundColor = .systemBlue
    return cell
  }
}
