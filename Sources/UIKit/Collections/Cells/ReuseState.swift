/// The state of a reusable view in its collection view.
struct ReuseState {
  var identifier: String?
  /// The attributes that were applied last.
  var attributes: UICollectionViewLayoutAttributes?
  /// Whether the view's preferred size needs to be computed.
  var needsFitting = true
  weak var collectionView: UICollectionView?
}
