public import Foundation

/// The type of a closure that is called before each layout pass to change the section's visible
/// items.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
  _ environment: any NSCollectionLayoutEnvironment
) -> Void

/// A section of a compositional layout: a repeated group and its supplementary views.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  /// The group that is repeated.
  let group: NSCollectionLayoutGroup
  /// The appearance of a list section; `nil` for other sections.
  var list: ListSectionAppearance?

  /// Creates a section with a group that is repeated until it contains all items.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The insets of the section's content, in points.
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  /// The spacing between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// The reference of ``contentInsets``; `.automatic` uses the configuration's (S7.22).
  open var contentInsetsReference: UIContentInsetsReference = .automatic
  /// The reference of the insets of headers and footers; `.automatic` follows
  /// ``contentInsetsReference`` (S7.22).
  open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
  /// A Boolean value that determines whether headers and footers are inset by ``contentInsets`` at
  /// the sides.
  open var supplementariesFollowContentInsets: Bool = true
  /// The behavior with which the section scrolls orthogonally to the layout.
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior =
    .none
  /// The supplementary items at the section's boundary, such as a header.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The decoration items behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// A closure that is called before each layout pass to change the section's visible items.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Returns the section itself, which is never changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
