public import Foundation

/// The width and height of an element in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  /// The width of the size, as a dimension.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height of the size, as a dimension.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size with a width and a height dimension.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// Returns the size itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
