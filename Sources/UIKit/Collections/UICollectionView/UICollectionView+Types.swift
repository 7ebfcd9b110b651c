extension UICollectionView {
  /// The kind of a section's header.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }

  /// The kind of a section's footer.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  /// Constants for the scroll direction of a layout.
  public enum ScrollDirection: Int, Sendable {
    /// The layout scrolls vertically.
    case vertical = 0
    /// The layout scrolls horizontally.
    case horizontal = 1
  }

  /// Constants for the kinds of view that attributes describe.
  public enum ElementCategory: UInt, Sendable {
    /// An item.
    case cell = 0
    /// A view that belongs to the data, such as a header.
    case supplementaryView = 1
    /// A view that belongs to the layout.
    case decorationView = 2
  }

  /// Constants for the invalidation of self-sizing views whose content changes.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Views are not resized until the layout is invalidated.
    case disabled = 0
    /// Views are resized when their `invalidateIntrinsicContentSize()` is called.
    case enabled = 1
  }

  /// Positions to scroll an item to; one of each axis can be combined.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The raw value: one bit for each position.
    public let rawValue: UInt

    /// Creates a position from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Scrolls the item to the top of the bounds.
    public static let top: ScrollPosition = .init(rawValue: 1 << 0)
    /// Centers the item vertically in the bounds.
    public static let centeredVertically: ScrollPosition = .init(rawValue: 1 << 1)
    /// Scrolls the item to the bottom of the bounds.
    public static let bottom: ScrollPosition = .init(rawValue: 1 << 2)
    /// Scrolls the item to the left edge of the bounds.
    public static let left: ScrollPosition = .init(rawValue: 1 << 3)
    /// Centers the item horizontally in the bounds.
    public static let centeredHorizontally: ScrollPosition = .init(rawValue: 1 << 4)
    /// Scrolls the item to the right edge of the bounds.
    public static let right: ScrollPosition = .init(rawValue: 1 << 5)
  }
}
