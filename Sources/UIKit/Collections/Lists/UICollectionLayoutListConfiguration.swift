public import Foundation

/// How a section of a compositional layout is a list.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The looks of lists.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge.
    case plain = 0
    /// Rows from edge to edge in groups.
    case grouped = 1
    /// Rows on cards.
    case insetGrouped = 2
    /// Rows beside the content, in groups.
    case sidebar = 3
    /// Rows beside the content.
    case sidebarPlain = 4
  }

  /// What stands above the rows.
  public enum HeaderMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
    /// The first item.
    case firstItemInSection = 2
  }

  /// What stands below the rows.
  public enum FooterMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A supplementary view.
    case supplementary = 1
  }

  /// Changes the separators of an item.
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Returns what a swipe over a row brings in; `nil` lets the row not be swiped.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// The look.
  public let appearance: Appearance
  /// Whether there are lines between rows.
  public var showsSeparators: Bool
  /// How lines between rows look.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Changes the separators of single items.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the rows; `nil` is that of the look.
  public var backgroundColor: UIColor?
  /// What stands above the rows.
  public var headerMode: HeaderMode = .none
  /// What stands below the rows.
  public var footerMode: FooterMode = .none
  /// What stands above a header, in points; `nil` is the system's (S7.24).
  public var headerTopPadding: CGFloat?

  /// What a swipe from the leading end brings in.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What a swipe from the trailing end brings in.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a configuration of a look.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}
