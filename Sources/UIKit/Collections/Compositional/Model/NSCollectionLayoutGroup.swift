import Foundation

/// A group of items that are laid out along a path, or by the app; a group is an item too.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// Constants for the arrangement of a group's items.
  enum Arrangement {
    /// Items along an axis, repeated while there is space.
    case fill(Axis)
    /// A number of equal items along an axis that share the space.
    case share(Axis, count: Int, keepsSize: Bool)
    /// Items in the frames that a closure returns.
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  enum Axis { case horizontal, vertical }

  let arrangement: Arrangement
  /// The items of the group.
  public let subitems: [NSCollectionLayoutItem]
  /// The spacing between items; `nil` for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// The supplementary items anchored to the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { ownSupplementaryItems }
    set { ownSupplementaryItems = newValue }
  }

  private var ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

  init(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
    _ arrangement: Arrangement
  ) {
    self.subitems = subitems
    self.arrangement = arrangement
    super.init(layoutSize: size)
  }

  private static func make(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
    _ arrangement: Arrangement
  ) -> Self {
    guard let made = NSCollectionLayoutGroup(size, subitems, arrangement) as? Self else {
      preconditionFailure("NSCollectionLayoutGroup cannot be subclassed")
    }
    return made
  }

  /// Returns a group of items from side to side, as many as fit, beginning again with the first.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { make(layoutSize, checked(subitems), .fill(.horizontal)) }

  /// Returns a group of items in a row that share the width; their own width is ignored.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(
      layoutSize, [subitem], .share(.horizontal, count: checked(count), keepsSize: false))
  }

  /// Returns a group of one item from side to side, a number of times.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(layoutSize, [subitem], .share(.horizontal, count: checked(count), keepsSize: true))
  }

  /// Returns a group of items from top to bottom, as many as fit, beginning again with the first.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { make(layoutSize, checked(subitems), .fill(.vertical)) }

  /// Returns a group of items in a column that share the height; their own height is ignored.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    make(layoutSize, [subitem], .share(.vertical, count: checked(count), keepsSize: false))
  }

  /// Returns a group of one item from top to bottom, a number of times.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    make(layoutSize, [subitem], .share(.vertical, count: checked(count), keepsSize: true))
  }

  /// Returns a group whose items have the frames that a closure returns.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { make(layoutSize, [], .custom(itemProvider)) }

  private static func checked(_ subitems: [NSCollectionLayoutItem]) -> [NSCollectionLayoutItem] {
    precondition(
      !subitems.isEmpty,
      "NSInvalidArgumentException: a group must have at least one subitem")
    return subitems
  }

  private static func checked(_ count: Int) -> Int {
    precondition(
      count > 0, "NSInvalidArgumentException: a group must have a count greater than zero")
    return count
  }
}

/// The type of a closure that provides the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]
