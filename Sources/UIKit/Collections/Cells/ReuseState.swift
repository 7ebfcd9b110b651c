/// What a reusable view knows of its collection view.
struct ReuseState {
  var identifier: String?
  /// The attributes that were applied last.
  var attributes: UICollectionViewLayoutAttributes?
  /// Whether the view is to be asked for its size.
  var needsFitting = true
  weak var collectionView: UICollectionView?
}
