public import Foundation

/// The methods that provide the items of a collection view and their cells.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Asks the data source for the number of sections; 1 if it does not implement the method.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Asks the data source for the number of items in a section.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int

  /// Asks the data source for the cell of an item, dequeued from the collection view.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// Asks the data source for a supplementary view, dequeued from the collection view; optional if
  /// the layout has none.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// Returns the number of sections; 1 by default.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// The default implementation provides no view.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { OptionalRequirement.missing(UICollectionReusableView()) }
}
