import AuditRules
import Foundation
import PageAudit
import PageHosts
import Reporting
import WebEngine

/// The results of an audit as they arrive, and the report of them.
@MainActor
final class AuditReport {
  /// The settings for comparing and writing findings.
  struct Settings {
    /// The accepted findings; `nil` without a baseline.
    var baseline: Baseline?
    /// Whether the report includes accepted findings that no longer occur.
    var addsStale: Bool = true
    /// The report of an earlier run; `nil` without one.
    var base: ReportBase?
    /// The forms of the report.
    var output: ReportOptions
    /// Whether JSON goes to standard output.
    var isJSON: Bool = false
    /// Whether the terminal form lists reviews.
    var showsReviews: Bool = false
    /// Whether notes are omitted.
    var isQuiet: Bool = false
  }

  private var builder = AuditReportBuilder()
  private let run: Report.Run
  private let rules: [Rule]
  private let settings: Settings
  private let started = ContinuousClock.now
  private var done = 0
  /// The findings of all pages.
  private(set) var findings: [Finding] = []
  /// The engine; `nil` until it is launched.
  var engine: Report.Engine?

  /// Creates a report without results.
  ///
  /// - Parameter run: The run, with the number of its pages.
  init(of run: Report.Run, rules: [Rule], settings: Settings) {
    self.run = run
    self.rules = rules
    self.settings = settings
  }

  /// Adds the result of a page.
  func add(_ result: PageAuditResult) {
    done += 1
    findings += result.findings
    builder.add(result)
  }

  /// Adds the error of an argument or URL that is not a page.
  func add(_ failure: ShotFailure, of argument: String) { builder.add(failure, of: argument) }

  /// Returns the report of the results so far, compared with the baseline.
  ///
  /// - Parameter isComplete: Whether the run ended without an interruption.
  func report(isComplete: Bool = true) -> Report {
    var run = run
    run.complete = isComplete
    run.units = run.units.map { Report.Units(done: done, of: $0.of) }
    run.seconds = (ContinuousClock.now - started) / .seconds(1)
    var report = builder.report(
      tool: Report.Tool(name: "fanlight", version: Version.current), engine: engine, run: run,
      rules: rules)
    if !isComplete { report.markInterrupted() }
    guard let baseline = settings.baseline else { return report }
    return report.compared(with: baseline, on: Self.today, addsStale: settings.addsStale)
  }

  /// Writes a report in its forms, and prints an error for each form that could not be written.
  ///
  /// - Returns: The exit status.
  func write(
    _ report: Report, failingOn threshold: Report.Severity?, failsOnStale: Bool = false
  ) -> Int32 {
    settings.output.write(
      report, in: settings.output.forms(isJSON: settings.isJSON),
      pictures: ReportPictures(builder.pictureData), base: settings.base,
      showsReviews: settings.showsReviews, failingOn: threshold, failsOnStale: failsOnStale,
      isQuiet: settings.isQuiet)
  }

  /// Writes the results so far when a signal ends the run.
  func writeInterrupted() {
    _ = write(report(isComplete: false), failingOn: nil)
    Console.printError(
      "Interrupted after \(done) of \(run.units?.of ?? done) pages.",
      advice: "The report has the pages that were audited.")
  }

  /// The current date in UTC, such as "2026-11-23".
  nonisolated static var today: String { String(Date.now.ISO8601Format().prefix(10)) }
}
