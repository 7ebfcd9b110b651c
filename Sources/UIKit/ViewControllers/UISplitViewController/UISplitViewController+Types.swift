extension UISplitViewController {
  /// Styles of a split view, by the number of columns.
  public enum Style: Int, Sendable {
    /// Two columns, set as ``viewControllers``, the style until iOS 13.
    case unspecified = 0
    /// Two columns, set by column.
    case doubleColumn = 1
    /// Three columns, set by column.
    case tripleColumn = 2
  }

  /// The columns of a split view.
  public enum Column: Int, Sendable {
    /// The first column.
    case primary = 0
    /// The center one of three columns.
    case supplementary = 1
    /// The last and widest column.
    case secondary = 2
    /// The column that replaces all others in compact width.
    case compact = 3
  }

  /// Constants for the visibility of the display mode button.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// The button is also visible if a swipe shows the column.
    case automatic = 0
    /// The display mode button is never visible.
    case never = 1
    /// The display mode button is always visible.
    case always = 2
  }

  /// Constants for display modes: which columns are visible, and in which form.
  public enum DisplayMode: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// The secondary column alone.
    case secondaryOnly = 1
    /// One column beside the secondary column.
    case oneBesideSecondary = 2
    /// One column over the secondary column.
    case oneOverSecondary = 3
    /// Two columns beside the secondary column.
    case twoBesideSecondary = 4
    /// Two columns over the secondary column.
    case twoOverSecondary = 5
    /// Two columns that displace the secondary column.
    case twoDisplaceSecondary = 6

    /// ``secondaryOnly`` under its name until iOS 13.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// ``oneBesideSecondary`` under its name until iOS 13.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// ``oneOverSecondary`` under its name until iOS 13.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// Constants for the way in which columns share the space with the secondary column.
  public enum SplitBehavior: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// The columns are beside the secondary column.
    case tile = 1
    /// The columns are over the secondary column.
    case overlay = 2
    /// The columns push the secondary column aside.
    case displace = 3
  }

  /// The edges at which the primary column can be.
  public enum PrimaryEdge: Int, Sendable {
    /// The leading edge.
    case leading = 0
    /// The trailing edge.
    case trailing = 1
  }
}
