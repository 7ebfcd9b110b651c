import Foundation

/// How a list draws a cell: what a layout of a list tells its cells.
@MainActor
struct ListCellLook: @preconcurrency Equatable {
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

  /// Whether the row is part of a card.
  var isOnCard: Bool { appearance == .insetGrouped }
}

/// What makes a section a list.
@MainActor
struct ListSectionLook {
  let configuration: UICollectionLayoutListConfiguration
  let margin: CGFloat
  let system: SystemVersion

  func look(of item: Int, in count: Int, section: Int) -> ListCellLook {
    var look = ListCellLook(appearance: configuration.appearance, margin: margin)
    let hasHeader = configuration.headerMode == .firstItemInSection
    if hasHeader, item == 0 {
      look.role = .header
      pad(&look, isFirst: section == 0)
      return look
    }
    look.isFirst = item == (hasHeader ? 1 : 0)
    look.isLast = item == count - 1
    look.showsSeparators = configuration.showsSeparators
    look.separators = configuration.separatorConfiguration
    if let handler = configuration.itemSeparatorHandler {
      look.separators = handler(IndexPath(item: item, section: section), look.separators)
    }
    return look
  }

  func boundaryLook(
    of item: NSCollectionLayoutBoundarySupplementaryItem, section: Int
  ) -> ListCellLook {
    var look = ListCellLook(appearance: configuration.appearance, margin: margin)
    look.role = item.alignment.edges.contains(.bottom) ? .footer : .header
    pad(&look, isFirst: section == 0)
    return look
  }

  /// Gives headers and footers the room around their text that they have in tables (S6.16, S6.18,
  /// S6.19); above headers the app's, if it says so (S7.24).
  private func pad(_ look: inout ListCellLook, isFirst: Bool) {
    let metrics = system.tables
    let isPlain = look.appearance == .plain || look.appearance == .sidebarPlain
    if isPlain {
      // What a text has around itself in a list's plain header.
      let around: CGFloat = 5
      (look.topPadding, look.bottomPadding) = (around, around)
      if look.role == .header {
        look.topPadding += configuration.headerTopPadding ?? metrics.headerTopPadding
      }
    } else if look.role == .footer {
      (look.topPadding, look.bottomPadding) = (
        metrics.grouped.footerTop, metrics.grouped.footerBottom
      )
    } else {
      let whole = isFirst ? metrics.grouped.firstHeaderPadding : metrics.grouped.headerPadding
      look.bottomPadding = metrics.grouped.footerBottom
      look.topPadding = configuration.headerTopPadding ?? whole - look.bottomPadding
    }
  }
}
