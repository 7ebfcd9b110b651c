import Foundation
import Reporting

/// The report of an earlier run that a report is compared with.
struct ReportBase {
  private let inputs: ReportInputs
  private let report: Report

  /// Reads the report of --base.
  ///
  /// - Throws: ``Reporting/ReportError`` if it cannot be read, or is of several runs.
  init(_ argument: String) throws {
    inputs = try ReportInputs([argument])
    report = try ReportMerge(inputs.inputs, allowsMissing: true).report
  }

  /// Returns a report compared with this one, and adds the pictures of this one and of what differs.
  ///
  /// It is marked as incomplete if a signal kept pictures from being compared.
  func compared(
    _ current: Report, pictures: inout ReportPictures, differences: PictureDifferences
  ) -> Report {
    let shown = pictures
    var compared = current.compared(with: report) { expected, actual, scale in
      differences.difference(
        expected: inputs.png(of: expected), actual: shown.png(of: actual), scale: scale)
    }
    if differences.isIncomplete { compared.endEarly() }
    pictures.add { [inputs] in inputs.png(of: $0) }
    pictures.add { differences.png(of: $0) }
    return compared
  }
}
