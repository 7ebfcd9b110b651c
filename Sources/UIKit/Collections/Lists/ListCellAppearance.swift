import Foundation

/// How a list draws a cell: what a layout of a list tells its cells.
@MainActor
struct ListCellAppearance: @preconcurrency Equatable {
  /// What of the list the view is.
  enum Role { case row, header, footer }

  var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  var role = Role.row
  var isFirst = false
  var isLast = false
  var showsSeparators = false
  var separators = UIListSeparatorConfiguration(listAppearance: .plain)
  /// The margin of contents at both sides, without the safe area, in points.
  var margin: CGFloat = 16
  /// What stands above and below the text of a header or footer, in points.
  var topPadding: CGFloat = 0
  var bottomPadding: CGFloat = 0

  /// Whether the list is a sidebar (S7.29).
  var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }

  /// Whether the row is part of a card.
  var isOnCard: Bool { appearance == .insetGrouped }
}
