import Foundation
import UIKit

/// A data source with any number of items that logs the calls.
@MainActor
final class CountingSource: NSObject, UICollectionViewDataSource {
  var counts: [Int]
  /// The items whose cells were requested.
  var requests: [IndexPath] = []
  /// The requests in order, with the layout's calls if a layout uses the same log.
  let log: CallLog
  var configure: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }

  init(_ counts: [Int], log: CallLog? = nil) {
    self.counts = counts
    self.log = log ?? CallLog()
    super.init()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    requests.append(indexPath)
    if log.calls.last != "cellForItem" { log.calls.append("cellForItem") }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    configure(cell, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

/// A delegate of a flow layout that calls closures; without a closure the layout's value is used.
@MainActor
final class SizingDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var size: (IndexPath) -> CGSize
  var callCount = 0

  init(_ size: @escaping (IndexPath) -> CGSize) {
    self.size = size
    super.init()
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    callCount += 1
    return size(indexPath)
  }
}

/// A collection view in a window, with its data source.
@MainActor
struct ShownCollection {
  let view: UICollectionView
  let source: CountingSource
  let window: UIWindow
  let controller = UIViewController()

  /// Shows a collection view of some size, away from the safe area's edges.
  init(
    _ layout: UICollectionViewLayout, _ counts: [Int], size: CGSize, log: CallLog? = nil,
    delegate: (any UICollectionViewDelegate)? = nil,
    device: DeviceDescription = TestDevice.iPhone8(),
    configure: (UICollectionView) -> Void = { _ in }
  ) {
    let scene = bootTestScene(device)
    source = CountingSource(counts, log: log)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 20, width: size.width, height: size.height),
      collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view")
    }
    view.dataSource = source
    view.delegate = delegate
    configure(view)
    controller.view.addSubview(view)
    window = show(controller, in: scene)
    window.layoutIfNeeded()
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  func frames(_ section: Int = 0) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).compactMap { frame($0, section) }
  }

  func header(_ section: Int) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section)
    )?.frame
  }

  func footer(_ section: Int) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: section)
    )?.frame
  }
}

/// Makes a flow layout.
@MainActor
func flow(
  item: CGSize = CGSize(width: 50, height: 50), spacing: CGFloat = 10, line: CGFloat = 10,
  inset: UIEdgeInsets = .zero, _ configure: (UICollectionViewFlowLayout) -> Void = { _ in }
) -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = item
  layout.minimumInteritemSpacing = spacing
  layout.minimumLineSpacing = line
  layout.sectionInset = inset
  configure(layout)
  return layout
}
