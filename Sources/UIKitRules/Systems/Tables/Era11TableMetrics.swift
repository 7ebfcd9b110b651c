import Foundation

extension TableMetrics {
  /// iOS 11 to 18.
  ///
  /// Sources: S6.7, S6.9, S6.14, S6.16, S6.18, S6.21; margins of 11 are those of cells that
  /// Interface Builder lays out since Xcode 9; empty rows are ruled until iOS 14, as Apple's note on
  /// `fillerRowHeight` says.
  static func era11(_ system: SystemVersion) -> TableMetrics {
    TableMetrics(
      rowHeight: 44, listRowHeight: 44, cellMargin: 11, estimatesByDefault: true,
      separatorInset: nil, insetsSeparatorsAtBothSides: false, outlinesGroups: true,
      rulesEmptyRows: system.major < 15, cardRadius: 10, subtitleGap: 0,
      subtitleStyle: .caption1, headerTopPadding: system.major < 15 ? 0 : 22, grouped: .classic,
      groupedHeaderStyle: .footnote,
      capitalizesGroupedHeaders: true, hasHeaderBackground: system.major < 15)
  }
}
