/// A report to be merged with others.
package struct MergeInput: Sendable {
  /// The file's or folder's name, for messages.
  package let name: String
  /// The report.
  package let report: Report
  /// The folder of its pictures.
  package let folder: ReportFolder?

  /// Creates an input.
  package init(name: String, report: Report, folder: ReportFolder? = nil) {
    self.name = name
    self.report = report
    self.folder = folder
  }

  /// The shards that the report is made of: one, those of an earlier merge, or the whole run.
  var shards: (indices: Set<Int>, of: Int) {
    if let shard = report.run.shard { return ([shard.index], shard.of) }
    if let absent = report.run.absent {
      return (Set(1...max(absent.of, 1)).subtracting(absent.indices), absent.of)
    }
    return ([1], 1)
  }
}
