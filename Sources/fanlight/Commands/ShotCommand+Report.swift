import ArgumentParser
import Foundation
import PageHosts
import Reporting

extension ShotCommand {
  /// The values that a report is made from.
  struct ReportSettings {
    /// The pages, with the errors of arguments that name none.
    var sources: PageSources
    /// The screens and hosts.
    var selection: ScreenSelection
    /// The report of an earlier run; `nil` without one.
    var base: ReportBase?
    /// The start of the run.
    var started = Date.now

    /// The units of all shards: each page on each device.
    var units: [String] {
      sources.names.flatMap { name in selection.targets.map { Shot.unit(name, $0) } }
    }
  }

  /// Writes the results in the forms of `--report`.
  ///
  /// - Parameter isComplete: Whether the run ended without an interruption.
  /// - Returns: The exit status; `nil` if no form is requested.
  @MainActor
  func writeReport(
    of results: ShotReport, _ settings: ReportSettings, isComplete: Bool = true
  ) -> Int32? {
    guard output.hasForms else { return nil }
    let selection = settings.selection
    var run = Report.Run(
      kind: .shot, plan: plan(settings), arguments: Report.Run.commandLine, shard: part.shard,
      units: Report.Units(
        done: results.count, of: settings.sources.names.count * selection.screens.count),
      started: settings.started.ISO8601Format())
    run.seconds = (Date.now.timeIntervalSince(settings.started) * 1000).rounded() / 1000
    let builder = ShotReportBuilder(
      pages: Dictionary(settings.sources.pages.map { ($0.argument, $0) }) { first, _ in first },
      selection: selection, position: position, isStrict: strict)
    var (report, pictures) = results.report(run, by: builder, sandbox: noSandbox ? "off" : "on")
    if !isComplete { report.markInterrupted() }
    return output.write(
      report, in: output.formsBesideOutput(isJSON: json), pictures: pictures, base: settings.base,
      showsReviews: strict, failingOn: .minor, isQuiet: quiet)
  }

  /// The scroll position in the pictures, as reports name it; `nil` for pictures of whole pages.
  private var position: String? {
    guard !picture.fullPage else { return nil }
    guard let scroll, scroll != 0 else { return "top" }
    return "\(JSONText.text(of: scroll)) pt"
  }

  /// Returns the id of the run's plan, which is the same for all shards with the same pages and options.
  private func plan(_ settings: ReportSettings) -> String {
    let selection = settings.selection
    return Plan(
      toolVersion: Version.current,
      options: selection.screens.map { Shot.description("", $0) } + [
        "\(selection.settings)", "\(picture.extent)", position ?? "", "\(frame)", "\(overlay)",
        selection.bars.map(\.rawValue).sorted().joined(separator: ","),
        "\(selection.isStatusBarHidden.map(String.init(describing:)) ?? "")",
        "\(selection.safariBars?.rawValue ?? "")", waiting.selector ?? "",
      ], units: settings.sources.names
    ).id
  }
}
