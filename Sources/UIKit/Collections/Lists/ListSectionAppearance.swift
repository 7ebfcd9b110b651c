import Foundation

/// The list appearance of a section.
@MainActor
struct ListSectionAppearance {
  let configuration: UICollectionLayoutListConfiguration
  let margin: CGFloat
  let system: SystemVersion

  func cellAppearance(of item: Int, in count: Int, section: Int) -> ListCellAppearance {
    var cellAppearance = ListCellAppearance(appearance: configuration.appearance, margin: margin)
    let hasHeader = configuration.headerMode == .firstItemInSection
    if hasHeader, item == 0 {
      cellAppearance.role = .header
      pad(&cellAppearance, isFirst: section == 0)
      return cellAppearance
    }
    cellAppearance.isFirst = item == (hasHeader ? 1 : 0)
    cellAppearance.isLast = item == count - 1
    cellAppearance.showsSeparators = configuration.showsSeparators
    cellAppearance.separators = configuration.separatorConfiguration
    if let handler = configuration.itemSeparatorHandler {
      cellAppearance.separators = handler(
        IndexPath(item: item, section: section), cellAppearance.separators)
    }
    return cellAppearance
  }

  func boundaryAppearance(
    of item: NSCollectionLayoutBoundarySupplementaryItem, section: Int
  ) -> ListCellAppearance {
    var cellAppearance = ListCellAppearance(appearance: configuration.appearance, margin: margin)
    cellAppearance.role = item.alignment.edges.contains(.bottom) ? .footer : .header
    pad(&cellAppearance, isFirst: section == 0)
    return cellAppearance
  }

  /// Sets the padding around the text of headers and footers to that of tables (S6.16, S6.18,
  /// S6.19); above headers to the app's, if it is set (S7.24).
  private func pad(_ cellAppearance: inout ListCellAppearance, isFirst: Bool) {
    let metrics = system.metrics.tables
    let isPlain = cellAppearance.appearance == .plain || cellAppearance.appearance == .sidebarPlain
    if isPlain {
      // The padding of the text in a list's plain header.
      let around: CGFloat = 5
      (cellAppearance.topPadding, cellAppearance.bottomPadding) = (around, around)
      if cellAppearance.role == .header {
        cellAppearance.topPadding += configuration.headerTopPadding ?? metrics.headerTopPadding
      }
    } else if cellAppearance.role == .footer {
      (cellAppearance.topPadding, cellAppearance.bottomPadding) = (
        metrics.grouped.footerTop, metrics.grouped.footerBottom
      )
    } else {
      let whole = isFirst ? metrics.grouped.firstHeaderPadding : metrics.grouped.headerPadding
      cellAppearance.bottomPadding = metrics.grouped.footerBottom
      cellAppearance.topPadding =
        configuration.headerTopPadding ?? whole - cellAppearance.bottomPadding
    }
  }
}
