import Foundation

/// The lengths of tables and their cells in one era of the system, in points.
///
/// One file holds an era's numbers, with their sources; nowhere else does the version of the
/// system decide a table's length.
struct TableMetrics: Sendable {
  /// The height of a row whose cell says nothing of its own, and the least of a classic cell.
  var rowHeight: CGFloat
  /// The least height of a row that shows a list content configuration.
  var listRowHeight: CGFloat
  /// The height of a row of a value configuration without accessory at 3x; 0 is the usual one.
  var valueRowHeightAt3x: CGFloat = 0
  /// What the first row of an inset grouped section is higher.
  var firstCardRowExtra: CGFloat = 0
  /// The margins of cells at top and bottom.
  var cellMargin: CGFloat
  /// Whether the estimated heights are automatic unless the app sets them, and rows size
  /// themselves (S6.9).
  var estimatesByDefault: Bool
  /// The separators' automatic inset on the left; `nil` is the system's margin (S6.7).
  var separatorInset: CGFloat?
  /// Whether separators of plain tables keep the margin on the right, too (S6.7).
  var insetsSeparatorsAtBothSides: Bool
  /// Whether grouped sections have a line from edge to edge above and below (not in cards).
  var outlinesGroups: Bool
  /// Whether room that rows leave in plain tables is ruled into empty rows.
  var rulesEmptyRows: Bool
  /// The radius of the cards of inset grouped tables (S6.21).
  var cardRadius: CGFloat
  /// The accessories' widths (S6.14).
  var disclosureWidth: CGFloat = 34
  var detailDisclosureWidth: CGFloat = 68
  var checkmarkWidth: CGFloat = 40
  var detailButtonWidth: CGFloat = 48
  /// What a view of the app's own takes beside its width.
  var accessoryViewPadding: CGFloat = 16
  /// What accessories are wider on phones of 3x that are 414 or more wide.
  var wideAccessoryExtra: CGFloat = 4
  /// The distance of the two texts of a classic cell with a subtitle.
  var subtitleGap: CGFloat
  var subtitleStyle: UIFont.TextStyle

  /// The height of plain headers and footers with a title (S6.16).
  var plainHeaderHeight: CGFloat = 28
  /// What stands above every plain header with content, if the app does not say (S6.16).
  var headerTopPadding: CGFloat
  /// Grouped headers and footers (S6.18, S6.19).
  var grouped: GroupedHeights
  var groupedHeaderStyle: UIFont.TextStyle
  var groupedHeaderColor: UIColor
  var capitalizesGroupedHeaders: Bool
  /// Whether a plain header shows a background from edge to edge before it is pinned.
  var hasHeaderBackground: Bool
  /// Whether a delegate's header height counts for an untitled section of cards (S6.20, Q19).
  var honorsHeightOfUntitledCardHeaders = true

  /// What a deletion or insertion sign takes of a row that is edited.
  ///
  /// Source: the frame of edited cells' content on iOS 7 to 12, (38, 0, …), as remembered.
  var editControlWidth: CGFloat = 38
  /// What the grip of a row that can be moved takes.
  ///
  /// Source: by eye.
  var reorderControlWidth: CGFloat = 44
  /// The width of the section index (S6.15).
  ///
  /// Source: by eye.
  var indexWidth: CGFloat = 15
}

/// The heights of headers and footers in grouped tables, in points.
struct GroupedHeights: Sendable {
  /// The first header of the table without a title.
  var firstEmptyHeader: CGFloat
  /// A later header without a title.
  var emptyHeader: CGFloat
  /// A footer without a title.
  var emptyFooter: CGFloat
  /// What the first titled header has beside its text.
  var firstHeaderPadding: CGFloat
  /// What later titled headers have beside their text.
  var headerPadding: CGFloat
  /// The height of a titled header right after an untitled footer, and of the first one under a
  /// large title; 0 is the usual one (S6.19).
  var closeHeader: CGFloat = 0
  var footerTop: CGFloat
  var footerBottom: CGFloat
}

extension SystemVersion {
  /// The lengths of tables.
  var tables: TableMetrics {
    switch major {
    case ..<11: .era7(self)
    case ..<26: .era11(self)
    default: .era26
    }
  }
}
