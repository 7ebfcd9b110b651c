import Foundation
import Reporting

extension ReportOptions {
  /// Writes a report in forms, with the source files of its pages and compared with the base, and prints an
  /// error for each form that failed.
  ///
  /// - Parameters:
  ///   - showsReviews: Whether the terminal form lists reviews.
  ///   - threshold: The minimum severity that fails the run; `nil` if neither findings nor pictures fail it.
  ///   - failsOnStale: Whether accepted findings that no longer occur fail the run.
  ///   - isQuiet: Whether notes are omitted.
  /// - Returns: The exit status.
  func write(
    _ report: Report, in forms: [ReportArgument], pictures: ReportPictures, base: ReportBase?,
    showsReviews: Bool = true, failingOn threshold: Report.Severity?, failsOnStale: Bool = false,
    isQuiet: Bool = false
  ) -> Int32 {
    let result = writeForms(
      report, in: forms, pictures: pictures, base: base, showsReviews: showsReviews,
      failingOn: threshold, failsOnStale: failsOnStale, isQuiet: isQuiet)
    return result.isComplete ? result.status : 2
  }

  /// Writes a report and prints what could not be written.
  ///
  /// - Returns: The exit status for the report, and whether every form of it was written.
  func writeForms(
    _ report: Report, in forms: [ReportArgument], pictures: ReportPictures, base: ReportBase?,
    showsReviews: Bool = true, failingOn threshold: Report.Severity?, failsOnStale: Bool = false,
    isQuiet: Bool = false
  ) -> (status: Int32, isComplete: Bool) {
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
      Console.printDiagnostic(
        "fanlight: the report lists \(report.findings.count) findings; \(unlisted) more are counted.\n"
      )
    }
    failures += ReportOutput(
      report: report, pictures: pictures, linkBase: linkBase, showsReviews: showsReviews,
      htmlLimit: htmlLimit ?? 25_000_000, isQuiet: isQuiet
    ).write(forms)
    for failure in failures { Console.printError(failure.message, advice: failure.advice) }
    return (status, failures.isEmpty)
  }
}
