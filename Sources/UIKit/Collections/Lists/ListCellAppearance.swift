import Foundation

/// The list appearance of a cell, which a list layout passes to its cells.
@MainActor
struct ListCellAppearance: @preconcurrency Equatable {
  /// The role of the view in the list.
  enum Role { case row, header, footer }

  var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  var role = Role.row
  var isFirst = false
  var isLast = false
  var showsSeparators = false
  var separators = UIListSeparatorConfiguration(listAppearance: .plain)
  /// The margin of contents at both sides, without the safe area, in points.
  var margin: CGFloat = 16
  /// The padding above the text of a header or footer, in points.
  var topPadding: CGFloat = 0
  /// The padding below the text of a header or footer, in points.
  var bottomPadding: CGFloat = 0

  /// Whether the list is a sidebar (S7.29).
  var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }

  /// Whether the row is part of an inset grouped section.
  var isOnCard: Bool { appearance == .insetGrouped }
}
