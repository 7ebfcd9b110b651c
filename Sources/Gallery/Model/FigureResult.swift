/// The pictures and values of a figure that was made.
package struct FigureResult: Sendable {
  /// The pictures, in order.
  package var pictures: [FigurePicture]
  /// The checks that are not in a table.
  package var checks: [FigureCheck]
  /// The tables, for several values per row.
  package var tables: [FigureTable]
  /// The logs of calls, in order.
  package var logs: [FigureLog]

  /// Creates a result from its parts.
  package init(
    pictures: [FigurePicture] = [], checks: [FigureCheck] = [], tables: [FigureTable] = [],
    logs: [FigureLog] = []
  ) {
    self.pictures = pictures
    self.checks = checks
    self.tables = tables
    self.logs = logs
  }

  /// All checks, including those in the cells of tables.
  package var allChecks: [FigureCheck] { tables.flatMap(\.checks) + checks }

  /// The checks that do not hold.
  package var findings: [FigureCheck] { allChecks.filter { !$0.holds } }
}
