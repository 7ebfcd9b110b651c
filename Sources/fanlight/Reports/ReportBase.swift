import Foundation
import Reporting

/// The report of an earlier run, with which a report is compared.
struct ReportBase {
  private let inputs: ReportInputs
  private let report: Report

  /// Creates the base from the value of `--base`.
  ///
  /// - Throws: ``Reporting/ReportError`` if it cannot be read, or has reports of several runs.
  init(_ argument: String) throws {
    inputs = try ReportInputs([argument])
    report = try ReportMerge(inputs.inputs, allowsMissing: true).report
  }

  /// Returns a report compared with the base, and adds the pictures of the base and of the differences.
  ///
  /// The report is marked as incomplete if comparisons were skipped because of a signal.
  func compared(
    _ current: Report, pictures: inout ReportPictures, differences: PictureDifferences
  ) -> Report {
    let shown = pictures
    var compared = current.compared(with: report) { expected, actual, scale in
      differences.difference(
        expected: inputs.png(of: expected), actual: shown.png(of: actual), scale: scale)
    }
    if differences.isIncomplete { compared.markInterrupted() }
    pictures.add { [inputs] in inputs.png(of: $0) }
    pictures.add { differences.png(of: $0) }
    return compared
  }
}
