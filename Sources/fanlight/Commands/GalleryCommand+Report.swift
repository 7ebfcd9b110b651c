import Foundation
import Gallery
import PageHosts
import Reporting

extension GalleryCommand {
  /// The values that a report is made from.
  struct ReportSettings {
    /// The figures of all shards.
    var figures: [Figure]
    /// The folder that contains the pictures.
    var folder: URL
    /// The report of an earlier run; `nil` without one.
    var base: ReportBase?
    /// The start of the run.
    var started = Date.now
  }

  /// Writes the figures in the forms of `--report`.
  ///
  /// - Parameter isComplete: Whether the run ended without an interruption.
  /// - Returns: The exit status; `nil` if no form is requested.
  func writeReport(
    of results: GalleryReport, _ settings: ReportSettings, isComplete: Bool = true
  ) -> Int32? {
    guard output.hasForms else { return nil }
    let figures = settings.figures
    var run = Report.Run(
      kind: .gallery,
      plan: Plan(toolVersion: Version.current, options: [], units: figures.map(\.id)).id,
      arguments: Report.Run.commandLine, shard: part.shard,
      units: .init(done: results.outcomes.count, of: figures.count),
      started: settings.started.ISO8601Format())
    run.seconds = (Date.now.timeIntervalSince(settings.started) * 1000).rounded() / 1000
    var (report, pictures) = GalleryReportBuilder(folder: settings.folder)
      .report(run, results.outcomes, pageFailure: results.pageFailure)
    if !isComplete { report.markInterrupted() }
    return output.write(
      report, in: output.formsBesideOutput(isJSON: false), pictures: pictures, base: settings.base,
      failingOn: .minor, isQuiet: quiet)
  }
}
