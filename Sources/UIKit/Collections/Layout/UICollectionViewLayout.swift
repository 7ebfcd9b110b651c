public import Foundation

/// What places the items of a collection view; subclasses say where.
///
/// A collection view calls ``prepare()``, ``collectionViewContentSize``,
/// ``layoutAttributesForElements(in:)`` and the size again in each pass that follows an invalidation
/// (S7.19).
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  var state = LayoutObjectState()

  /// Creates a layout.
  nonisolated public override init() {
    super.init()
  }

  /// Creates a layout; storyboards are not read, so the coder is not asked.
  nonisolated public required init?(coder: NSCoder) {
    super.init()
  }

  /// The collection view that the layout places the items of.
  open var collectionView: UICollectionView? { state.collectionView }

  // MARK: Classes

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that the layout is invalidated with.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Placing

  /// Computes what the attributes need; does nothing here.
  open func prepare() {}

  /// The size of the content, in points; zero here.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of everything that lies in a rectangle of the content.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns where scrolling that a finger let go of ends; where it was about to here.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }

  /// Returns the offset after an update or a change of layout; the one proposed here.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Invalidating

  /// Says that all the layout has computed may be wrong; it is prepared again in the next pass.
  open func invalidateLayout() { invalidateAll() }

  /// Says what of the layout is wrong; it is prepared again in the next pass.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    accept(context)
  }

  /// Whether a change of the collection view's bounds invalidates the layout; `false` here (S7.17).
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns what a change of the collection view's bounds invalidates.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext { $0.newBounds = newBounds } }

  /// Whether the size that a view prefers invalidates the layout; `false` here.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns what the size that a view prefers invalidates.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext(preferred: preferredAttributes, original: originalAttributes)
  }

  // MARK: Updates

  /// Tells of the updates that are about to be shown, after ``prepare()``; does nothing here.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Tells that all is known about the updates; does nothing here.
  open func finalizeCollectionViewUpdates() {}

  /// Tells that the bounds are about to change with an animation; does nothing here.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Tells that the bounds have changed with an animation; does nothing here.
  open func finalizeAnimatedBoundsChange() {}

  /// Tells that the layout is about to give way to another one; does nothing here.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Tells that the layout is about to take the place of another one; does nothing here.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Tells that the change of layout is over; does nothing here.
  open func finalizeLayoutTransition() {}

  /// Returns where an item that is inserted or moved appears from.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { fadedItem(at: itemIndexPath) }

  /// Returns where an item that is deleted or moved disappears to.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns where a supplementary view appears from.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns where a supplementary view disappears to.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the supplementary views that an update adds besides those of new items.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the supplementary views that an update takes away besides those of deleted items.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Decorations

  /// Registers the class of decoration views of a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    registerDecoration(viewClass, elementKind)
  }

  // MARK: Direction

  /// The writing direction that the layout is written for; left to right here.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the layout is mirrored where text runs the other way; `false` here.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: For layouts of this module

  /// Whether the sizes of views are asked for when they come into view.
  var estimatesSizes: Bool { true }

  /// Whether attributes say which sizes views decide; otherwise all views are asked for both.
  var decidesFitting: Bool { false }

  /// Whether the layout depends on the insets that the scroll view adjusts, at these edges (S7.20).
  func dependsOnInsets(changedAt edges: UIRectEdge) -> Bool { false }

  /// Whether the layout depends on the safe area and the margins of the view (S7.20).
  var dependsOnSurroundings: Bool { false }

  /// Whether the layout depends on the traits of the view.
  var dependsOnTraits: Bool { dependsOnSurroundings }

  /// How the items of a section scroll across the others.
  func orthogonalScrolling(ofSection section: Int) -> OrthogonalScrolling? { nil }

  /// Returns the sections in a rectangle of the content whose items scroll across the others.
  func orthogonalSections(in rect: CGRect) -> [Int] { [] }

  /// Returns what of a section that scrolls across lies in a rectangle, all at its place at rest.
  func crossAttributes(
    ofSection section: Int, in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] { [] }

  /// Runs before anything else when the numbers of the data source have changed.
  func itemsWereRenumbered(by update: ListUpdate) {}

  /// Runs when the bounds, the numbers or the layout have changed and all has been placed.
  func visibleElementsWerePlaced(_ attributes: [UICollectionViewLayoutAttributes]) {}
}
