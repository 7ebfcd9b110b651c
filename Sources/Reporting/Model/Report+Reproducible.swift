extension Report {
  /// The report without what differs between two equal runs: times, arguments, and absolute paths.
  package var reproducible: Report {
    var report = self
    report.run.started = nil
    report.run.seconds = nil
    report.run.arguments = nil
    for index in report.subjects.indices {
      report.subjects[index].seconds = nil
      report.subjects[index].file = Self.relative(report.subjects[index].file)
      if report.subjects[index].file == nil { report.subjects[index].line = nil }
      if report.subjects[index].address?.lowercased().hasPrefix("file:") == true {
        report.subjects[index].address = nil
      }
    }
    for index in report.comparisons.indices
    where Self.relative(report.comparisons[index].source?.file) == nil {
      report.comparisons[index].source = nil
    }
    for index in report.findings.indices {
      let source = report.findings[index].cause?.source
      report.findings[index].cause?.source = Self.relative(source)
    }
    report.sort()
    return report
  }

  private static func relative(_ path: String?) -> String? {
    guard let path, !path.hasPrefix("/"), !path.lowercased().hasPrefix("file:") else { return nil }
    return path
  }
}
