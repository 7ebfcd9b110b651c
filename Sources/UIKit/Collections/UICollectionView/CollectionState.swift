import Foundation

/// What a collection view knows beyond what it inherits.
@MainActor
struct CollectionState {
  var layout: UICollectionViewLayout
  weak var dataSource: (any UICollectionViewDataSource)?
  weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// The number of items of each section; `nil` is to be asked.
  var counts: [Int]?
  /// Whether the layout is to be prepared before anything else.
  var needsPrepare = true
  /// Whether the layout is being prepared or views are being brought in line.
  var isLayingOut = false
  /// Whether the views that are shown belong to data that is gone.
  var isReloading = false
  /// Whether the size has changed since the offset was last brought into its range.
  var sizeHasChanged = false
  /// What the layout said of ``askedRect``.
  var attributes: [UICollectionViewLayoutAttributes] = []
  /// What of the content the layout was last asked for.
  var askedRect = CGRect.null
  /// The views that are shown.
  var visible: [ElementKey: UICollectionReusableView] = [:]
  var pool = ReusePool()
  /// The views that were dequeued and not given back yet.
  var dequeued: [UICollectionReusableView] = []
  var selection = CollectionSelection()
  var isEditing = false
  /// The insets that the layout was last invalidated for.
  var lastInsets = UIEdgeInsets.zero
  var backgroundView: UIView?
  /// The changes that are being collected, and how deep the calls are nested.
  var changes = ListChanges()
  var updateDepth = 0
  /// What to run when the changes have been shown.
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
