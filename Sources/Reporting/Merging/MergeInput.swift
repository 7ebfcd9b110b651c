/// A report to be merged with others.
package struct MergeInput: Sendable {
  /// The name of the file or folder, for error messages.
  package let name: String
  /// The report to merge.
  package let report: Report
  /// The folder that holds the report's pictures; `nil` if there is none.
  package let folder: ReportFolder?

  /// Creates an input.
  package init(name: String, report: Report, folder: ReportFolder? = nil) {
    self.name = name
    self.report = report
    self.folder = folder
  }

  /// The indices of the shards in the report, and the run's number of shards.
  ///
  /// A report has one shard, those of an earlier merge, or the whole run.
  var shards: (indices: Set<Int>, of: Int) {
    if let shard = report.run.shard { return ([shard.index], shard.of) }
    if let absent = report.run.absent {
      return (Set(1...max(absent.of, 1)).subtracting(absent.indices), absent.of)
    }
    return ([1], 1)
  }
}
