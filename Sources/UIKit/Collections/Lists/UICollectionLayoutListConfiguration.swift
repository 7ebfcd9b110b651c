public import Foundation

/// The configuration of a list layout.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// Constants for the appearances of a list.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge.
    case plain = 0
    /// Rows from edge to edge in groups.
    case grouped = 1
    /// A grouped list whose sections are inset and have rounded corners.
    case insetGrouped = 2
    /// Rows beside the content, in groups.
    case sidebar = 3
    /// Rows beside the content.
    case sidebarPlain = 4
  }

  /// Constants for the types of a section's header.
  public enum HeaderMode: Int, Sendable {
    /// The section has no header.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
    /// The first item.
    case firstItemInSection = 2
  }

  /// Constants for the types of a section's footer.
  public enum FooterMode: Int, Sendable {
    /// The section has no footer.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
  }

  /// The type of a closure that customizes the separators of an item.
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// The type of a closure that returns the swipe actions of a row, or `nil`.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// The appearance of the list.
  public let appearance: Appearance
  /// A Boolean value that determines whether separators are shown between rows.
  public var showsSeparators: Bool
  /// The configuration of the list's separators.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// The closure that customizes the separators of items.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The background color; `nil` is the appearance's.
  public var backgroundColor: UIColor?
  /// The mode of the headers; none by default.
  public var headerMode: HeaderMode = .none
  /// The mode of the footers; none by default.
  public var footerMode: FooterMode = .none
  /// The padding above headers, in points; `nil` is the system's (S7.24).
  public var headerTopPadding: CGFloat?

  /// The closure that returns the leading swipe actions of a row.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The closure that returns the trailing swipe actions of a row.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a configuration with an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}
