public import Foundation

/// A scroll view that shows items in the arrangement of a layout, with views for the visible items
/// only.
///
/// Overridable members are in this body and forward to the extensions beside it, one concern a
/// file.
///
/// - Divergence: Items are not dragged, dropped or moved by touches, layouts change without
///   interactive transitions, there is no index, and animated updates have their final values at
///   once.
open class UICollectionView: UIScrollView {
  var collection: CollectionState

  /// Creates a collection view with a frame, in points, and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collection = CollectionState(layout: layout)
    super.init(frame: frame)
    setUpCollection()
  }

  /// Creates a view with a flow layout; archives are not supported, so the coder is ignored.
  public required init?(coder: NSCoder) {
    collection = CollectionState(layout: UICollectionViewFlowLayout())
    super.init(coder: coder)
    setUpCollection()
  }

  // MARK: Data source and delegate

  /// The object that acts as the delegate of the collection view.
  @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set { super.delegate = newValue }
  }

  /// The object that provides the data for the collection view.
  open var dataSource: (any UICollectionViewDataSource)? {
    get { collection.dataSource }
    set { setDataSource(newValue) }
  }

  /// The object that prefetches data for items that are about to be shown.
  open var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { collection.prefetchDataSource }
    set { collection.prefetchDataSource = newValue }
  }

  /// A Boolean value that determines whether ``prefetchDataSource`` is called.
  open var isPrefetchingEnabled: Bool {
    get { collection.prefetch.isEnabled }
    set { collection.prefetch.isEnabled = newValue }
  }

  /// The layout that organizes the collection view's items.
  open var collectionViewLayout: UICollectionViewLayout {
    get { collection.layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Changes the layout of the items.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Changes the layout of the items; `completion` is queued for the end of the animation.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { exchangeLayout(layout, animated: animated, completion) }

  /// A view behind the items that stays when they scroll.
  open var backgroundView: UIView? {
    get { collection.backgroundView }
    set { setBackgroundView(newValue) }
  }

  // MARK: Registering and dequeuing

  /// Registers the class of cells that are dequeued by an identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    collection.pool.register(
      cellClass, ReusePool.Name(kind: ReusePool.cellKind, identifier: identifier))
  }

  /// Registers the class of supplementary views of a kind that are dequeued by an identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    collection.pool.register(
      viewClass, ReusePool.Name(kind: elementKind, identifier: identifier))
  }

  /// Returns a cell to show for an item, a reused or a new one.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier, indexPath) }

  /// Returns a supplementary view to show, a reused or a new one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueSupplementary(elementKind, identifier, indexPath) }

  // MARK: Data

  /// The number of sections, as last returned by the data source.
  open var numberOfSections: Int { loadedCounts.count }

  /// Returns the number of items in a section, as last returned by the data source.
  open func numberOfItems(inSection section: Int) -> Int { itemCount(in: section) }

  /// Discards all data and reloads it in the next layout pass; the selection is cleared.
  open func reloadData() { reloadAll() }

  /// A Boolean value that indicates whether an update is in progress that the data source may not
  /// reflect yet.
  open var hasUncommittedUpdates: Bool { collection.updateDepth > 0 }

  // MARK: Visible elements

  /// The visible cells of the collection view.
  open var visibleCells: [UICollectionViewCell] { shownCells.map(\.cell) }

  /// The index paths of the visible items.
  open var indexPathsForVisibleItems: [IndexPath] { shownCells.map(\.path) }

  /// Returns the cell of an item; `nil` when it is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    collection.visible[ElementKey(element: .cell, indexPath: indexPath)] as? UICollectionViewCell
  }

  /// Returns a supplementary view; `nil` when it is not visible.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    collection.visible[ElementKey(element: .supplementary(elementKind), indexPath: indexPath)]
  }

  /// Returns the visible supplementary views of a kind.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownSupplementaries(elementKind).map(\.view)
  }

  /// Returns the index paths of the visible supplementary views of a kind.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownSupplementaries(elementKind).map(\.path)
  }

  /// Returns the index path of the item at a point of the content, or `nil`.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  /// Returns the index path of the item that a cell is shown for, or `nil`.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { path(of: cell) }

  /// Returns the attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributesOfItem(at: indexPath)
  }

  /// Returns the attributes of a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributesOfSupplementary(kind, at: indexPath) }

  // MARK: Scrolling

  /// Scrolls an item to a position in the visible area.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scrollItem(indexPath, to: scrollPosition, animated: animated) }

  // MARK: Selecting

  /// A Boolean value that determines whether a tap selects an item.
  open var allowsSelection: Bool {
    get { collection.selection.allows }
    set { changeSelection { $0.allows = newValue } }
  }

  /// A Boolean value that determines whether several items can be selected.
  open var allowsMultipleSelection: Bool {
    get { collection.selection.allowsMultiple }
    set { changeSelection { $0.allowsMultiple = newValue } }
  }

  /// A Boolean value that determines whether a tap selects an item while the view is being edited.
  open var allowsSelectionDuringEditing: Bool {
    get { collection.selection.allowsDuringEditing }
    set { changeSelection { $0.allowsDuringEditing = newValue } }
  }

  /// A Boolean value that determines whether several items can be selected while the view is being
  /// edited.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { collection.selection.allowsMultipleDuringEditing }
    set { changeSelection { $0.allowsMultipleDuringEditing = newValue } }
  }

  /// The selected items in the order of selection; empty if there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { collection.selection.paths }

  /// Selects an item and scrolls to it, without telling the delegate; `nil` deselects all.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition) }

  /// Deselects an item without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  /// A Boolean value that determines whether the items are being edited: cells of lists show their
  /// editing accessories.
  open var isEditing: Bool {
    get { collection.isEditing }
    set { setEditingItems(newValue) }
  }

  // MARK: Updates

  /// Inserts new items at index paths.
  open func insertItems(at indexPaths: [IndexPath]) {
    update { $0.changes.insertedItems += indexPaths }
  }

  /// Deletes the items at index paths.
  open func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.changes.deletedItems += indexPaths }
  }

  /// Moves an item from one location to another.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.changes.movedItems.append(.init(from: indexPath, to: newIndexPath)) }
  }

  /// Reloads the items at index paths, with new cells.
  open func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.changes.reloadedItems += indexPaths }
  }

  /// Updates the cells of items in place, through the data source.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    update { $0.reconfigured += indexPaths }
  }

  /// Inserts new sections at indexes.
  open func insertSections(_ sections: IndexSet) {
    update { $0.changes.insertedSections.formUnion(sections) }
  }

  /// Deletes the sections at indexes.
  open func deleteSections(_ sections: IndexSet) {
    update { $0.changes.deletedSections.formUnion(sections) }
  }

  /// Moves a section from one location to another.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.changes.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Reloads the data of sections.
  open func reloadSections(_ sections: IndexSet) {
    update { $0.changes.reloadedSections.formUnion(sections) }
  }

  /// Applies several changes together; `completion` is queued for the end of the animation.
  ///
  /// Deletions, reloads and the sources of moves refer to the data before the changes; insertions
  /// and the destinations of moves, to the data after them. Numbers that do not agree with the data
  /// source's trap with UIKit's message. A closure that is written at the call does not escape; see
  /// the form in the extension.
  @_disfavoredOverload
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { performUpdates(updates, completion) }

  /// The mode that invalidates self-sizing cells and supplementary views.
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { collection.selfSizingInvalidation }
    set { collection.selfSizingInvalidation = newValue }
  }

  // MARK: Geometry

  /// The rectangle in the superview; a change of size may invalidate the layout (S7.17).
  open override var frame: CGRect {
    get { super.frame }
    set {
      let size = transform.isIdentity ? newValue.size : bounds.size
      changeBounds(to: CGRect(origin: bounds.origin, size: size)) { super.frame = newValue }
    }
  }

  /// The visible part of the content; a change may invalidate the layout (S7.18).
  open override var bounds: CGRect {
    get { super.bounds }
    set { changeBounds(to: newValue) { super.bounds = newValue } }
  }

  /// Updates the views for the layout, and lays out the background.
  open override func layoutSubviews() {
    layOutElements()
    super.layoutSubviews()
    layOutBackgroundView()
  }

  /// Invalidates a layout that depends on the insets (S7.20).
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    insetsChanged()
  }

  /// Invalidates a layout that depends on the margins (S7.20).
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    surroundingsChanged()
  }

  /// Invalidates a layout that depends on the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsChanged(from: previousTraitCollection)
  }

  override func userWillDrag() { collection.swipes?.close(animated: true) }

  override func safeAreaInsetsWereStored() {
    super.safeAreaInsetsWereStored()
    surroundingsChanged()
  }

  // MARK: Touches

  /// Highlights the item under a touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !touchDidBegin(touches) { super.touchesBegan(touches, with: event) }
  }

  /// Selects the item that a touch was lifted from.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchDidEnd(touches)
    super.touchesEnded(touches, with: event)
  }

  /// Unhighlights the item under a touch.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    unhighlight()
    super.touchesCancelled(touches, with: event)
  }
}
