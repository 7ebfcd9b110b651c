package import Foundation

/// The lengths of tables and their cells in one era of the system, in points.
///
/// One file holds an era's numbers, with their sources.
package struct TableMetrics: Sendable {
  /// The height of a row whose cell says nothing of its own, and the least of a classic cell.
  package var rowHeight: CGFloat
  /// The least height of a row that shows a list content configuration.
  package var listRowHeight: CGFloat
  /// The height of a row of a value configuration without accessory at 3x; 0 is the usual one.
  package var valueRowHeightAt3x: CGFloat = 0
  /// What the first row of an inset grouped section is higher.
  package var firstCardRowExtra: CGFloat = 0
  /// The margins of cells at top and bottom.
  package var cellMargin: CGFloat
  /// Whether the estimated heights are automatic unless the app sets them, and rows size
  /// themselves (S6.9).
  package var estimatesByDefault: Bool
  /// The separators' automatic inset on the left; `nil` is the system's margin (S6.7).
  package var separatorInset: CGFloat?
  /// Whether separators of plain tables keep the margin on the right, too (S6.7).
  package var insetsSeparatorsAtBothSides: Bool
  /// Whether grouped sections have a line from edge to edge above and below (not in cards).
  package var outlinesGroups: Bool
  /// Whether room that rows leave in plain tables is ruled into empty rows.
  package var rulesEmptyRows: Bool
  /// The radius of the cards of inset grouped tables (S6.21).
  package var cardRadius: CGFloat
  /// The accessories' widths (S6.14).
  package var disclosureWidth: CGFloat = 34
  package var detailDisclosureWidth: CGFloat = 68
  package var checkmarkWidth: CGFloat = 40
  package var detailButtonWidth: CGFloat = 48
  /// What a view of the app's own takes beside its width.
  package var accessoryViewPadding: CGFloat = 16
  /// What accessories are wider on phones of 3x that are 414 or more wide.
  package var wideAccessoryExtra: CGFloat = 4
  /// The distance of the two texts of a classic cell with a subtitle.
  package var subtitleGap: CGFloat
  package var subtitleStyle: ListTextStyle

  /// The height of plain headers and footers with a title (S6.16).
  package var plainHeaderHeight: CGFloat = 28
  /// What stands above every plain header with content, if the app does not say (S6.16).
  package var headerTopPadding: CGFloat
  /// Grouped headers and footers (S6.18, S6.19).
  package var grouped: GroupedHeights
  package var groupedHeaderStyle: ListTextStyle
  package var capitalizesGroupedHeaders: Bool
  /// Whether a plain header shows a background from edge to edge before it is pinned.
  package var hasHeaderBackground: Bool
  /// Whether a delegate's header height counts for an untitled section of cards (S6.20, Q19).
  package var honorsHeightOfUntitledCardHeaders = true

  /// The width of the deletion or insertion control of a row in editing mode.
  ///
  /// Source: the frame of edited cells' content on iOS 7 to 12, (38, 0, …), as remembered.
  package var editControlWidth: CGFloat = 38
  /// The width of the reordering control.
  ///
  /// Source: by eye.
  package var reorderControlWidth: CGFloat = 44
  /// The width of the section index (S6.15).
  ///
  /// Source: by eye.
  package var indexWidth: CGFloat = 15
}

extension SystemMetrics {
  /// The lengths of tables, stored once for each era: layout asks for them often.
  package var tables: TableMetrics {
    switch version.major {
    case ..<8: .era7
    case 8: .era8
    case ..<11: .era9
    case ..<15: .era11
    case ..<26: .era15
    default: .era26
    }
  }
}
