import Foundation

/// The state of a layout in its collection view.
struct LayoutObjectState {
  weak var collectionView: UICollectionView?
  /// The context that the next call of `invalidateLayout()` is about.
  var pendingContext: UICollectionViewLayoutInvalidationContext?
  var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  /// The context of the last invalidation, for layouts that depend on what has changed.
  var preparesAnew = true

  nonisolated init() {}
}
