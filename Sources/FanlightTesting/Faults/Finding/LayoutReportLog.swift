import UIKit

/// What UIKit reported of constraints and layout while a screen is shown.
@MainActor
final class LayoutReportLog {
  /// The reports, oldest first.
  private(set) var reports: [String] = []
  /// Whether reports are for the test; what an inspection changes to see how views respond is its own.
  private var isPaused = false

  /// Collects the reports of a block, which go to where they went before as well.
  static func collecting<Result>(_ body: (LayoutReportLog) throws -> Result) rethrows -> Result {
    let log = LayoutReportLog()
    let previous = Runtime.report
    Runtime.report = log.collector(before: previous)
    defer { Runtime.report = previous }
    return try body(log)
  }

  /// Collects the reports of an asynchronous block, which go to where they went before as well.
  static func collecting<Result>(
    _ body: @MainActor (LayoutReportLog) async throws -> Result
  ) async rethrows -> Result {
    let log = LayoutReportLog()
    let previous = Runtime.report
    Runtime.report = log.collector(before: previous)
    defer { Runtime.report = previous }
    return try await body(log)
  }

  private func collector(before next: @escaping (String) -> Void) -> (String) -> Void {
    { report in
      guard !self.isPaused else { return }
      self.reports.append(report)
      next(report)
    }
  }

  /// Runs a block whose reports are not the test's.
  func pausing<Result>(_ body: () throws -> Result) rethrows -> Result {
    let wasPaused = isPaused
    isPaused = true
    defer { isPaused = wasPaused }
    return try body()
  }
}
