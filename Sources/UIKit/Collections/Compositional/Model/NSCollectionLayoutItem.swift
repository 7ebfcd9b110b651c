public import Foundation

/// An item of a compositional layout, the smallest part of a group.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// The size of the item in its group.
  public let layoutSize: NSCollectionLayoutSize
  /// The views that are attached to the item, such as a badge.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attached }
  private let attached: [NSCollectionLayoutSupplementaryItem]
  /// How far the view ends inside of the item's size, in points.
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  /// The distances around the item, outside of its size.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item of some size.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    attached = []
    super.init()
  }

  /// Creates an item of some size with views attached to it.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    attached = supplementaryItems
    super.init()
  }

  /// Returns the same item.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
