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

/// What is selected, and what may be.
struct CollectionSelection: Sendable {
  var allows = true
  var allowsMultiple = false
  var allowsDuringEditing = false
  var allowsMultipleDuringEditing = false
  /// The selected items in the order they were.
  var paths: [IndexPath] = []
  /// The item under a touch.
  var highlighted: IndexPath?
  /// Whether a tap brings a swiped row back, and does nothing else.
  var closesSwipe = false
}

/// What a collection view has announced to its prefetching data source.
struct CollectionPrefetch: Sendable {
  var isEnabled = true
  /// The items that were announced and have not been shown since.
  var requested: [IndexPath] = []
  var isQueued = false
  var lastOffset = CGPoint.zero
  /// Whether content moves towards its beginning.
  var goesBack = false
}
