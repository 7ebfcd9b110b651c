import Foundation

extension TableMetrics {
  /// iOS 9 and 10.
  ///
  /// Sources: S6.7, S6.9, S6.14, S6.16, S6.18; margins of 8 are those of cells that Interface
  /// Builder of those years laid out; grouped titles 55.5 and 38 high are frames in view
  /// hierarchies of iOS 8 to 13, from memory.
  static let era9 = TableMetrics(
    rowHeight: 44, listRowHeight: 44, cellMargin: 8, estimatesByDefault: false,
    separatorInset: nil, insetsSeparatorsAtBothSides: false,
    outlinesGroups: true, rulesEmptyRows: true, cardRadius: 10, subtitleGap: 0,
    subtitleStyle: .caption1, headerTopPadding: 0, grouped: .classic,
    groupedHeaderStyle: .footnote,
    capitalizesGroupedHeaders: true, hasHeaderBackground: true)

  /// iOS 8: a narrower disclosure indicator.
  static let era8: TableMetrics = {
    var metrics = era9
    metrics.disclosureWidth = 33
    return metrics
  }()

  /// iOS 7: separators begin at 15 points.
  static let era7: TableMetrics = {
    var metrics = era8
    metrics.separatorInset = 15
    return metrics
  }()
}

extension GroupedHeights {
  /// iOS 7 to 18: a line of 13 points is 16 high.
  static let classic: GroupedHeights = .init(
    firstEmptyHeader: 35, emptyHeader: 18, emptyFooter: 18, firstHeaderPadding: 39.5,
    headerPadding: 22, footerTop: 7.5, footerBottom: 7)
}
