import Foundation

extension TableMetrics {
  /// iOS 26.
  ///
  /// Sources: S6.7, S6.13, S6.16, S6.19, S6.21. A row with a subtitle is 15 + 20.5 + 2 + 18 + 15 =
  /// 70.5 high on Catalyst (S6.13), which corresponds to a second text of 15 points. The
  /// accessories' widths are those of iOS 18; no others are published.
  static let era26: TableMetrics = .init(
    rowHeight: 52, listRowHeight: 53, valueRowHeightAt3x: 55, firstCardRowExtra: 2,
    cellMargin: 15, estimatesByDefault: true, separatorInset: nil,
    insetsSeparatorsAtBothSides: true, outlinesGroups: false, rulesEmptyRows: false,
    cardRadius: 26, subtitleGap: 2, subtitleStyle: .subheadline, headerTopPadding: 22,
    grouped: GroupedHeights(
      firstEmptyHeader: 35, emptyHeader: 17.5, emptyFooter: 17.5, firstHeaderPadding: 35,
      headerPadding: 25, closeHeader: 38, footerTop: 7.667, footerBottom: 6.667),
    groupedHeaderStyle: .headline,
    capitalizesGroupedHeaders: false, hasHeaderBackground: false)
}
