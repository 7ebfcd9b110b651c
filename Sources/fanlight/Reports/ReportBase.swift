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

  /// Returns a report compared with this one, and adds the pictures of this one that it shows.
  func compared(_ current: Report, adding pictures: inout [String: Data]) -> Report {
    let compared = current.compared(with: report) { _, _ in nil }
    for picture in compared.pictures where pictures[picture.id] == nil {
      pictures[picture.id] = inputs.png(of: picture)
    }
    return compared
  }
}
