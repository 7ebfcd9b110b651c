public import Foundation

/// The type of a closure that returns the section at an index of a compositional layout.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout composed of items, groups and sections.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  var compositional = CompositionalState()
  /// The color behind a list; `nil` leaves that of the collection view.
  var listBackground: UIColor?

  /// Creates a layout whose sections are all alike.
  public init(section: NSCollectionLayoutSection) {
    sectionProvider = { _, _ in section }
    super.init()
  }

  /// Creates a layout whose sections are all alike.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    sectionProvider = { _, _ in section }
    super.init()
    compositional.configuration = configuration
  }

  /// Creates a layout that gets each section from a closure.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.sectionProvider = sectionProvider
    super.init()
  }

  /// Creates a layout that gets each section from a closure.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    super.init()
    compositional.configuration = configuration
  }

  /// Returns `nil`: layouts are not decoded.
  nonisolated public required init?(coder: NSCoder) { nil }

  /// The configuration of the layout; set it to change the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { compositional.configuration }
    set {
      compositional.configuration = newValue
      invalidateLayout()
    }
  }

  open override func prepare() {
    super.prepare()
    prepareSections()
  }

  open override var collectionViewContentSize: CGSize { placedContentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { placedAttributes(in: rect) }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { placedItem(indexPath) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { placedSupplementary(elementKind, at: indexPath) }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { placedDecoration(elementKind, at: indexPath) }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    sectionsChange(withBounds: newBounds)
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { differs(preferredAttributes, from: originalAttributes) }

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

  /// A Boolean value that indicates whether the layout is mirrored in right-to-left interfaces:
  /// always.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override var decidesFitting: Bool { true }

  override func dependsOnInsets(changedAt edges: UIRectEdge) -> Bool { true }

  override var dependsOnSurroundings: Bool { true }

  override func orthogonalScrolling(ofSection section: Int) -> OrthogonalScrolling? {
    placedSections.indices.contains(section) ? placedSections[section].orthogonalScrolling : nil
  }

  override func orthogonalSections(in rect: CGRect) -> [Int] {
    sections(in: rect).filter { placedSections[$0].crossesScrolling }
  }

  override func crossAttributes(
    ofSection section: Int, in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] { placedAttributes(across: section, in: rect) }

  override func itemsWereRenumbered(by update: ListUpdate) {
    compositional.measured = update.renumber(compositional.measured)
    compositional.measuredViews = update.renumber(compositional.measuredViews)
    compositional.sections = nil
  }
}

extension ListUpdate {
  /// Returns the sizes of supplementary views under their new index paths.
  fileprivate func renumber(_ views: [ElementKey: CGSize]) -> [ElementKey: CGSize] {
    var result: [ElementKey: CGSize] = [:]
    for (key, size) in views {
      guard let path = newSupplementaryPath(of: key.indexPath) else { continue }
      result[ElementKey(element: key.element, indexPath: path)] = size
    }
    return result
  }
}
