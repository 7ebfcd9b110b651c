public import Foundation

/// Distances around an item, outside of its size.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  /// The distance before the item, along the writing direction; `nil` is none.
  public let leading: NSCollectionLayoutSpacing?
  /// The distance above the item; `nil` is none.
  public let top: NSCollectionLayoutSpacing?
  /// The distance behind the item, along the writing direction; `nil` is none.
  public let trailing: NSCollectionLayoutSpacing?
  /// The distance below the item; `nil` is none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates distances; `nil` is none.
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

  /// Returns the same distances; they never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
