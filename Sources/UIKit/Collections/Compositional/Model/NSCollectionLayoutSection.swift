public import Foundation

/// What the insets of sections and of their headers are measured from (S7.22).
public enum UIContentInsetsReference: Int, Sendable {
  /// What the layout's configuration says; the safe area in a configuration.
  case automatic = 0
  /// The edges of the content.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The room for text that is easy to read.
  case readableContent = 4
}

/// How the items of a section scroll across the way the others do.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// They do not.
  case none = 0
  /// As far as a finger throws them.
  case continuous = 1
  /// As far as a finger throws them, to where a group begins.
  case continuousGroupLeadingBoundary = 2
  /// By what is seen at once.
  case paging = 3
  /// By one group.
  case groupPaging = 4
  /// By one group, which then stands in the middle.
  case groupPagingCentered = 5
}

/// Moves the visible items of a section each time the section scrolls.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
  _ environment: any NSCollectionLayoutEnvironment
) -> Void

/// A section of a compositional layout: a group again and again, and what is around it.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  /// What is repeated.
  let group: NSCollectionLayoutGroup
  /// What makes the section a list; `nil` for other sections.
  var list: ListSectionLook?

  /// Creates a section of a group that is repeated until all items have a place.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The room around the groups, in points.
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  /// The distance between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// What ``contentInsets`` is measured from; `.automatic` is the configuration's (S7.22).
  open var contentInsetsReference: UIContentInsetsReference = .automatic
  /// What headers and footers keep clear; `.automatic` follows ``contentInsetsReference`` (S7.22).
  open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
  /// Whether headers and footers keep ``contentInsets`` clear at the sides.
  open var supplementariesFollowContentInsets: Bool = true
  /// How the groups scroll across the way other sections do.
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior =
    .none
  /// The views at the section's edges, such as a header.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Moves the visible items each time the section scrolls.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Returns the same section.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
