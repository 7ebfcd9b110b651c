import ArgumentParser
import Foundation
import PageHosts
import Reporting

extension ShotCommand {
  /// What the forms of a report are written of.
  struct ReportSettings {
    /// The pages that could be read.
    var pages: [PageSource]
    /// The screens.
    var selection: ScreenSelection
    /// The report of an earlier run; `nil` without one.
    var base: ReportBase?
    /// When the run began.
    var started = Date.now
  }

  /// Writes the results in the forms of `--report`.
  ///
  /// - Parameter isComplete: Whether the run ended by itself.
  /// - Returns: The exit status; `nil` where no form is asked for.
  @MainActor
  func writeReport(
    of results: ShotReport, _ settings: ReportSettings, isComplete: Bool = true
  ) -> Int32? {
    guard output.hasForms else { return nil }
    var run = Report.Run(
      kind: .shot, plan: plan(settings.selection),
      arguments: Array(CommandLine.arguments.dropFirst()),
      units: Report.Units(done: results.count, of: results.total), complete: isComplete,
      started: settings.started.ISO8601Format())
    run.seconds = (Date.now.timeIntervalSince(settings.started) * 1000).rounded() / 1000
    let builder = ShotReportBuilder(
      pages: Dictionary(settings.pages.map { ($0.argument, $0) }) { first, _ in first },
      selection: settings.selection, position: position, isStrict: strict)
    var (report, pictures) = results.report(run, by: builder, sandbox: noSandbox ? "off" : "on")
    if !isComplete {
      report.failures.append(.endedEarly)
      report.sort()
      report.summarize()
    }
    return output.write(
      report, in: output.formsBesideOutput(isJSON: json), pictures: pictures, base: settings.base,
      showsReviews: strict, failingOn: .minor)
  }

  /// Where the pages are scrolled to in the pictures; `nil` for those of whole pages.
  private var position: String? {
    guard !picture.fullPage else { return nil }
    guard let scroll, scroll != 0 else { return "top" }
    return "\(JSONText.text(of: scroll)) pt"
  }

  /// What tells this run from others whose pictures are not of the same pages and options.
  private func plan(_ selection: ScreenSelection) -> String {
    Plan(
      toolVersion: Version.current,
      options: selection.screens.map { Shot.description("", $0) } + [
        "\(selection.settings)", "\(picture.extent)", position ?? "", "\(frame)", "\(overlay)",
        selection.bars.map(\.rawValue).sorted().joined(separator: ","),
        "\(selection.isStatusBarHidden.map(String.init(describing:)) ?? "")",
        "\(selection.safariBars?.rawValue ?? "")", waiting.selector ?? "",
      ], units: pages.unique().map(PageArguments.name(of:))
    ).id
  }
}
