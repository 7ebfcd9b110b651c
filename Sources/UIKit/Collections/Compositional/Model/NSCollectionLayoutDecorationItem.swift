import Foundation

/// A decoration view behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind with which the view's class is registered.
  public let elementKind: String
  /// The z-order; an item with a higher index is in front.
  ///
  /// Source of the default, which is behind the items: by its effect.
  open var zIndex: Int = -1

  init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// Creates a decoration item behind the whole section, including its insets.
  open class func background(elementKind: String) -> Self {
    guard let made = NSCollectionLayoutDecorationItem(elementKind: elementKind) as? Self else {
      preconditionFailure("NSCollectionLayoutDecorationItem cannot be subclassed")
    }
    return made
  }
}
