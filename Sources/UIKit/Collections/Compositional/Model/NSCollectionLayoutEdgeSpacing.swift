public import Foundation

/// The spacing around an item, outside of its size.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  /// The spacing at the leading edge; `nil` for none.
  public let leading: NSCollectionLayoutSpacing?
  /// The spacing at the top edge; `nil` for none.
  public let top: NSCollectionLayoutSpacing?
  /// The spacing at the trailing edge; `nil` for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// The spacing at the bottom edge; `nil` for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates the spacing of four edges; `nil` for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  /// Returns the edge spacing itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
