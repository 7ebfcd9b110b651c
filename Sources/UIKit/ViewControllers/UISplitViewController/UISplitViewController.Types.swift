extension UISplitViewController {
  /// Styles of a split view, by the number of columns.
  public enum Style: Int, Sendable {
    /// Two, set as ``viewControllers``, as until iOS 13.
    case unspecified = 0
    /// Two, set by column.
    case doubleColumn = 1
    /// Three, set by column.
    case tripleColumn = 2
  }

  /// The columns of a split view.
  public enum Column: Int, Sendable {
    /// The first one.
    case primary = 0
    /// The one between, of three.
    case supplementary = 1
    /// The last and widest one.
    case secondary = 2
    /// What takes the place of all where there is little width.
    case compact = 3
  }

  /// Constants for the visibility of the display mode button.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// The button is visible where a swipe shows the column, too.
    case automatic = 0
    /// The display mode button is never visible.
    case never = 1
    /// The display mode button is always visible.
    case always = 2
  }

  /// Display modes: which columns are visible, and how.
  public enum DisplayMode: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// The last one alone.
    case secondaryOnly = 1
    /// The one before the last beside it.
    case oneBesideSecondary = 2
    /// The one before the last over it.
    case oneOverSecondary = 3
    /// Both others beside the last one.
    case twoBesideSecondary = 4
    /// Both others over the last one.
    case twoOverSecondary = 5
    /// Both others, which push the last one aside.
    case twoDisplaceSecondary = 6

    /// ``secondaryOnly`` under its name until iOS 13.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// ``oneBesideSecondary`` under its name until iOS 13.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// ``oneOverSecondary`` under its name until iOS 13.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// How the columns relate to the secondary one.
  public enum SplitBehavior: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// They stand beside it.
    case tile = 1
    /// They lie over it.
    case overlay = 2
    /// They push it aside.
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
