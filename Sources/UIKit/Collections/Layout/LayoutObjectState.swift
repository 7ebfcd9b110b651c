import Foundation

/// What a layout knows of the collection view that it is in.
struct LayoutObjectState {
  weak var collectionView: UICollectionView?
  /// The context that the next call of `invalidateLayout()` is about.
  var pendingContext: UICollectionViewLayoutInvalidationContext?
  var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  /// The context of the last invalidation, for layouts that look at what has changed.
  var preparesAnew = true

  nonisolated init() {}
}
