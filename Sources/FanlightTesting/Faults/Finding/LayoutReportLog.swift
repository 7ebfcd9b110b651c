import UIKit

/// The reports of UIKit about constraints and layout while a screen is shown.
@MainActor
final class LayoutReportLog {
  /// The reports, oldest first.
  private(set) var reports: [String] = []
  /// Whether reports are ignored, because an inspection causes them and not the test.
  private var isPaused = false

  /// Collects the reports during a closure, and passes them on to the previous receiver.
  static func collecting<Result>(_ body: (LayoutReportLog) throws -> Result) rethrows -> Result {
    let log = LayoutReportLog()
    let previous = Runtime.report
    Runtime.report = log.collector(before: previous)
    defer { Runtime.report = previous }
    return try body(log)
  }

  /// Collects the reports during an asynchronous closure, and passes them on to the previous receiver.
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

  /// Runs a closure whose reports are ignored.
  func pausing<Result>(_ body: () throws -> Result) rethrows -> Result {
    let wasPaused = isPaused
    isPaused = true
    defer { isPaused = wasPaused }
    return try body()
  }
}
