public import Foundation

/// The most basic component of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// The size of the item in its group.
  public let layoutSize: NSCollectionLayoutSize
  /// The supplementary items anchored to the item, such as a badge.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attached }
  private let attached: [NSCollectionLayoutSupplementaryItem]
  /// The insets of the view within the item, in points.
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  /// The spacing around the item, outside of its size.
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

  /// Returns the item itself instead of a copy.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
