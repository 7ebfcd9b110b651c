import Foundation

extension TableMetrics {
  /// iOS 11 to 14.
  ///
  /// Sources: S6.7, S6.9, S6.14, S6.16, S6.18, S6.21; margins of 11 are those of cells that
  /// Interface Builder lays out since Xcode 9; empty rows have separators until iOS 14, according to
  /// Apple's documentation of `fillerRowHeight`.
  static let era11 = TableMetrics(
    rowHeight: 44, listRowHeight: 44, cellMargin: 11, estimatesByDefault: true,
    separatorInset: nil, insetsSeparatorsAtBothSides: false, outlinesGroups: true,
    rulesEmptyRows: true, cardRadius: 10, subtitleGap: 0,
    subtitleStyle: .caption1, headerTopPadding: 0, grouped: .classic,
    groupedHeaderStyle: .footnote,
    capitalizesGroupedHeaders: true, hasHeaderBackground: true)

  /// iOS 15 to 18: space above plain headers, which are transparent until they are pinned.
  static let era15: TableMetrics = {
    var metrics = era11
    metrics.rulesEmptyRows = false
    metrics.headerTopPadding = 22
    metrics.hasHeaderBackground = false
    return metrics
  }()
}
