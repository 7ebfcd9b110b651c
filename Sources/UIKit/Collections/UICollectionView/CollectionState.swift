import Foundation

/// The state of a collection view in addition to that of its superclass.
@MainActor
struct CollectionState {
  var layout: UICollectionViewLayout
  weak var dataSource: (any UICollectionViewDataSource)?
  weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// The number of items of each section; `nil` if it needs to be requested.
  var counts: [Int]?
  /// Whether the layout needs to be prepared.
  var needsPrepare = true
  /// Whether the layout is being prepared or views are being updated.
  var isLayingOut = false
  /// Whether the shown views belong to data that was replaced.
  var isReloading = false
  /// Whether the size has changed since the offset was last clamped.
  var sizeHasChanged = false
  /// The layout's attributes for ``queriedRect``.
  var attributes: [UICollectionViewLayoutAttributes] = []
  /// The rectangle of the content for which the layout was last queried.
  var queriedRect = CGRect.null
  /// The views that are shown.
  var visible: [ElementKey: UICollectionReusableView] = [:]
  var pool = ReusePool()
  /// The views that were dequeued and not returned yet.
  var dequeued: [UICollectionReusableView] = []
  var selection = CollectionSelection()
  var isEditing = false
  /// The insets that the layout was last invalidated for.
  var lastInsets = UIEdgeInsets.zero
  var backgroundView: UIView?
  /// The changes of the batch updates in progress.
  var changes = ListChanges()
  /// The number of nested batch updates in progress.
  var updateDepth = 0
  /// The closures to call when the changes have been applied.
  var completions: [(Bool) -> Void] = []
  /// Items to be configured again at the end of an update.
  var reconfigured: [IndexPath] = []
  var prefetch = CollectionPrefetch()
  var swipes: SwipeController?
  var orthogonalScrollViews: [Int: OrthogonalScrollView] = [:]
  var selfSizingInvalidation = UICollectionView.SelfSizingInvalidation.enabled

  init(layout: UICollectionViewLayout) {
    self.layout = layout
  }
}
