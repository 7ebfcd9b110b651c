public import Foundation

/// A layout that fills lines with items and breaks them at the edge, section by section.
///
/// The positions of items on their lines are computed by `FlowLines`, which does not depend on
/// views.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The reference of section insets, orthogonal to the scroll direction (S7.15).
  public enum SectionInsetReference: Int, Sendable {
    /// The edges that ``UIScrollView/adjustedContentInset`` leaves.
    case fromContentInset = 0
    /// The safe area, if it is further inside.
    case fromSafeArea = 1
    /// The layout margins, if they are further inside.
    case fromLayoutMargins = 2
  }

  /// The estimated size with which cells determine their own size (S7.16).
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  var flow = FlowLayoutState()

  /// Creates a layout with the defaults of S7.1.
  nonisolated public override init() {
    super.init()
  }

  /// Creates a layout; archives are not supported, so the coder is ignored.
  nonisolated public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Properties

  /// The minimum spacing between lines, in points, which is also the spacing that is used (S7.8).
  open var minimumLineSpacing: CGFloat {
    get { flow.properties.lineSpacing }
    set { change { $0.lineSpacing = newValue } }
  }

  /// The minimum spacing between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat {
    get { flow.properties.itemSpacing }
    set { change { $0.itemSpacing = newValue } }
  }

  /// The default size of items, in points.
  open var itemSize: CGSize {
    get { flow.properties.itemSize }
    set { change { $0.itemSize = newValue } }
  }

  /// The estimated size of self-sizing cells; zero disables self-sizing (S7.16).
  open var estimatedItemSize: CGSize {
    get { flow.properties.estimatedItemSize }
    set { change { $0.estimatedItemSize = newValue } }
  }

  /// The scroll direction of the layout; `.vertical` by default.
  open var scrollDirection: UICollectionView.ScrollDirection {
    get { flow.properties.direction }
    set { change { $0.direction = newValue } }
  }

  /// The default size of headers; only the dimension along the scroll direction applies (S7.10).
  open var headerReferenceSize: CGSize {
    get { flow.properties.headerSize }
    set { change { $0.headerSize = newValue } }
  }

  /// The default size of footers; only the dimension along the scroll direction applies (S7.10).
  open var footerReferenceSize: CGSize {
    get { flow.properties.footerSize }
    set { change { $0.footerSize = newValue } }
  }

  /// The space around the items of a section, in points.
  open var sectionInset: UIEdgeInsets {
    get { flow.properties.sectionInset }
    set { change { $0.sectionInset = newValue } }
  }

  /// The reference of ``sectionInset``, which determines the edges it counts from (S7.15).
  open var sectionInsetReference: SectionInsetReference {
    get { flow.properties.reference }
    set { change { $0.reference = newValue } }
  }

  /// A Boolean value that determines whether headers stay at the top while their section scrolls
  /// below them (S7.14).
  open var sectionHeadersPinToVisibleBounds: Bool {
    get { flow.properties.headersPin }
    set { change { $0.headersPin = newValue } }
  }

  /// A Boolean value that determines whether footers stay at the bottom while their section scrolls
  /// below them (S7.14).
  open var sectionFootersPinToVisibleBounds: Bool {
    get { flow.properties.footersPin }
    set { change { $0.footersPin = newValue } }
  }

  // MARK: Layout

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override func prepare() {
    super.prepare()
    prepareFlow()
  }

  open override var collectionViewContentSize: CGSize { flowContentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { flowAttributes(in: rect) }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { flowItem(at: indexPath) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { flowSupplementary(elementKind, at: indexPath.section) }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    flowChanges(withBounds: newBounds)
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    // Sizes from the delegate are valid until the app invalidates them.
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutDelegateMetrics = false
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatesSizes && originalAttributes.element == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    adjustContentOffset(context, preferredAttributes, originalAttributes)
    return context
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidate(what: context)
    super.invalidateLayout(with: context)
  }

  override var estimatesSizes: Bool { flow.properties.estimatedItemSize != .zero }

  override var decidesFitting: Bool { true }

  override func dependsOnInsets(changedAt edges: UIRectEdge) -> Bool {
    let across: UIRectEdge = flow.isVertical ? [.left, .right] : [.top, .bottom]
    // Pinned headers follow the adjusted inset.
    return !edges.isDisjoint(with: across) || flow.properties.headersPin
      || flow.properties.footersPin
  }

  override var dependsOnSurroundings: Bool { flow.properties.reference != .fromContentInset }

  override func itemsWereRenumbered(by update: ListUpdate) {
    flow.measured = update.renumber(flow.measured)
  }
}

extension UICollectionViewFlowLayout {
  fileprivate func change(_ change: (inout FlowProperties) -> Void) {
    let old = flow.properties
    change(&flow.properties)
    guard flow.properties != old else { return }
    flow.metrics = nil
    invalidateLayout()
  }
}
