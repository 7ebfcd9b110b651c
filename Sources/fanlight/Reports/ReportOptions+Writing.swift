import Foundation
import Reporting

extension ReportOptions {
  /// Writes a report in forms, with the files of its sources and compared with the base, and prints what
  /// could not be done.
  ///
  /// - Parameters:
  ///   - showsReviews: Whether reviews are printed for a terminal.
  ///   - threshold: The least severity that fails the run; `nil` if no finding does.
  ///   - failsOnStale: Whether accepted findings that no longer occur fail the run.
  ///   - isQuiet: Whether notes are left out.
  /// - Returns: The exit status.
  func write(
    _ report: Report, in forms: [ReportArgument], pictures: ReportPictures, base: ReportBase?,
    showsReviews: Bool = true, failingOn threshold: Report.Severity?, failsOnStale: Bool = false,
    isQuiet: Bool = false
  ) -> Int32 {
    var pictures = pictures
    var report = report.locatingSources(sources) { FileManager.default.fileExists(atPath: $0) }
    var failures: [ReportError] = []
    if let base {
      do throws(ReportError) {
        report = base.compared(report, pictures: &pictures, differences: try PictureDifferences())
      } catch {
        failures.append(error)
      }
    }
    let status = report.exitStatus(failingOn: threshold, failsOnStale: failsOnStale)
    if reproducible { report = report.reproducible }
    report = report.limited()
    if let unlisted = report.summary.unlisted, !isQuiet {
      Console.note(
        "fanlight: the report lists \(report.findings.count) findings; \(unlisted) more are counted.\n"
      )
    }
    failures += ReportOutput(
      report: report, pictures: pictures, linkBase: linkBase, showsReviews: showsReviews,
      htmlLimit: htmlLimit ?? 25_000_000, isQuiet: isQuiet
    ).write(forms)
    for failure in failures { Console.printError(failure.message, advice: failure.advice) }
    return failures.isEmpty ? status : 2
  }
}
