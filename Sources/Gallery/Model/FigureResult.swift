/// What a figure showed when it was made.
package struct FigureResult: Sendable {
  /// The pictures, in order.
  package var pictures: [FigurePicture]
  /// The numbers, expected and measured, that stand in no table.
  package var checks: [FigureCheck]
  /// Tables that say more than single numbers.
  package var tables: [FigureTable]
  /// What was called, in order.
  package var logs: [FigureLog]

  /// Collects what a figure shows.
  package init(
    pictures: [FigurePicture] = [], checks: [FigureCheck] = [], tables: [FigureTable] = [],
    logs: [FigureLog] = []
  ) {
    self.pictures = pictures
    self.checks = checks
    self.tables = tables
    self.logs = logs
  }

  /// All checks, those in the cells of tables included.
  package var allChecks: [FigureCheck] { tables.flatMap(\.checks) + checks }

  /// The checks that do not hold.
  package var findings: [FigureCheck] { allChecks.filter { !$0.holds } }
}
