package import Foundation

/// The lengths of tables and their cells in one era of the system, in points.
///
/// One file contains an era's numbers, with their sources.
package struct TableMetrics: Sendable {
  /// The height of a row whose cell does not determine its height, and the minimum height of a cell without a
  /// content configuration.
  package var rowHeight: CGFloat
  /// The minimum height of a row that shows a list content configuration.
  package var listRowHeight: CGFloat
  /// The height at 3x of a row with a value configuration and without accessory; 0 means the usual height.
  package var valueRowHeightAt3x: CGFloat = 0
  /// The additional height of the first row of an inset grouped section.
  package var firstCardRowExtra: CGFloat = 0
  /// The margins of cells at top and bottom.
  package var cellMargin: CGFloat
  /// Whether the estimated heights are automatic unless the app sets them, so that rows size
  /// themselves (S6.9).
  package var estimatesByDefault: Bool
  /// The automatic inset of separators on the left; `nil` means the margin of contents (S6.7).
  package var separatorInset: CGFloat?
  /// Whether separators of plain tables are also inset by the margin on the right (S6.7).
  package var insetsSeparatorsAtBothSides: Bool
  /// Whether grouped sections have full-width separators above and below; inset grouped sections have none.
  package var outlinesGroups: Bool
  /// Whether the remaining space of plain tables has the separators of empty rows.
  package var rulesEmptyRows: Bool
  /// The corner radius of inset grouped sections (S6.21).
  package var cardRadius: CGFloat
  /// The width of a disclosure indicator (S6.14).
  package var disclosureWidth: CGFloat = 34
  /// The width of a detail button with a disclosure indicator (S6.14).
  package var detailDisclosureWidth: CGFloat = 68
  /// The width of a check mark (S6.14).
  package var checkmarkWidth: CGFloat = 40
  /// The width of a detail button (S6.14).
  package var detailButtonWidth: CGFloat = 48
  /// The padding of an app's accessory view in addition to its width.
  package var accessoryViewPadding: CGFloat = 16
  /// The additional width of accessories on iPhones with a scale of 3 that are 414 points or more
  /// wide.
  package var wideAccessoryExtra: CGFloat = 4
  /// The distance between the title and the subtitle of a classic cell.
  package var subtitleGap: CGFloat
  package var subtitleStyle: ListTextStyle

  /// The height of plain headers and footers with a title (S6.16).
  package var plainHeaderHeight: CGFloat = 28
  /// The padding above every plain header with content, unless the app sets it (S6.16).
  package var headerTopPadding: CGFloat
  /// The heights of grouped headers and footers (S6.18, S6.19).
  package var grouped: GroupedHeights
  package var groupedHeaderStyle: ListTextStyle
  package var capitalizesGroupedHeaders: Bool
  /// Whether a plain header has a full-width background before it is pinned.
  package var hasHeaderBackground: Bool
  /// Whether the delegate's header height applies to an untitled inset grouped section (S6.20, Q19).
  package var honorsHeightOfUntitledCardHeaders = true

  /// The width of the deletion or insertion control of a row in editing mode.
  ///
  /// Source: the frame of edited cells' content on iOS 7 to 12, (38, 0, …), as remembered.
  package var editControlWidth: CGFloat = 38
  /// The width of the reordering control.
  ///
  /// Source: estimated.
  package var reorderControlWidth: CGFloat = 44
  /// The width of the section index (S6.15).
  ///
  /// Source: estimated.
  package var indexWidth: CGFloat = 15
}
