public import Foundation

/// An object that lays out the items of a collection view; subclasses determine the layout.
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

  /// Creates a layout; archives are not supported, so the coder is ignored.
  nonisolated public required init?(coder: NSCoder) {
    super.init()
  }

  /// The collection view whose items the layout arranges.
  open var collectionView: UICollectionView? { state.collectionView }

  // MARK: Classes

  /// The class of the layout's attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the layout's invalidation contexts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Placing

  /// Tells the layout object to update the current layout.
  ///
  /// The default implementation does nothing.
  open func prepare() {}

  /// The size of the collection view's content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all elements in a rectangle of the content.
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

  /// Returns the content offset at which to stop after a drag; the proposed one by default.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }

  /// Returns the content offset after an update or a change of layout; the proposed one by default.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Invalidating

  /// Invalidates the whole layout, which is prepared again in the next pass.
  open func invalidateLayout() { invalidateAll() }

  /// Invalidates the parts of the layout that a context names.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    accept(context)
  }

  /// Returns a Boolean value that indicates whether a change of the collection view's bounds
  /// invalidates the layout; `false` here (S7.17).
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the invalidation context of a bounds change.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext { $0.newBounds = newBounds } }

  /// Returns a Boolean value that indicates whether the size that a view prefers invalidates the
  /// layout; `false` here.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the invalidation context of a change of preferred attributes.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext(preferred: preferredAttributes, original: originalAttributes)
  }

  // MARK: Updates

  /// Tells the layout of the updates that are about to be applied, after ``prepare()``.
  ///
  /// The default implementation does nothing.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Tells the layout that all updates have been reported.
  ///
  /// The default implementation does nothing.
  open func finalizeCollectionViewUpdates() {}

  /// Tells the layout that the bounds are about to change with an animation.
  ///
  /// The default implementation does nothing.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Tells the layout that the bounds have changed with an animation.
  ///
  /// The default implementation does nothing.
  open func finalizeAnimatedBoundsChange() {}

  /// Tells the layout that it is about to be replaced by another one.
  ///
  /// The default implementation does nothing.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Tells the layout that it is about to replace another one.
  ///
  /// The default implementation does nothing.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Tells the layout that the transition between layouts has ended.
  ///
  /// The default implementation does nothing.
  open func finalizeLayoutTransition() {}

  /// Returns the starting attributes of an item that is inserted or moved.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { fadedItem(at: itemIndexPath) }

  /// Returns the final attributes of an item that is deleted or moved.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the starting attributes of a supplementary view.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the final attributes of a supplementary view.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the supplementary views that an update adds besides those of new items.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the supplementary views that an update removes in addition to those of deleted items.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Decorations

  /// Registers the class of decoration views of a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    registerDecoration(viewClass, elementKind)
  }

  // MARK: Direction

  /// The writing direction that the layout is written for; left to right here.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// A Boolean value that indicates whether the layout is mirrored where text runs the other way;
  /// `false` here.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: For layouts of this module

  /// Whether views determine their sizes when they become visible.
  var estimatesSizes: Bool { true }

  /// Whether attributes specify which sizes views determine; otherwise all views determine both.
  var decidesFitting: Bool { false }

  /// Returns whether the layout depends on the scroll view's adjusted insets at these edges (S7.20).
  func dependsOnInsets(changedAt edges: UIRectEdge) -> Bool { false }

  /// Whether the layout depends on the safe area and the margins of the view (S7.20).
  var dependsOnSurroundings: Bool { false }

  /// Whether the layout depends on the traits of the view.
  var dependsOnTraits: Bool { dependsOnSurroundings }

  /// Returns the orthogonal scrolling of a section's items.
  func orthogonalScrolling(ofSection section: Int) -> OrthogonalScrolling? { nil }

  /// Returns the orthogonal sections in a rectangle of the content.
  func orthogonalSections(in rect: CGRect) -> [Int] { [] }

  /// Returns the attributes of an orthogonal section's elements in a rectangle, at their positions
  /// without scrolling.
  func crossAttributes(
    ofSection section: Int, in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] { [] }

  /// Runs before anything else when the numbers of the data source have changed.
  func itemsWereRenumbered(by update: ListUpdate) {}

  /// Called when the bounds, the numbers or the layout have changed and all visible elements are
  /// laid out.
  func visibleElementsWerePlaced(_ attributes: [UICollectionViewLayoutAttributes]) {}
}
