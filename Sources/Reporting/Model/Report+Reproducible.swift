extension Report {
  /// The report without the values that differ between two equal runs: times, arguments, and absolute paths.
  package var reproducible: Report {
    var report = self
    report.run.started = nil
    report.run.seconds = nil
    report.run.arguments = nil
    for index in report.subjects.indices {
      report.subjects[index].seconds = nil
      report.subjects[index].layouts = nil
      report.subjects[index].file = Self.relative(report.subjects[index].file)
      if report.subjects[index].file == nil { report.subjects[index].line = nil }
      if report.subjects[index].address?.lowercased().hasPrefix("file:") == true {
        report.subjects[index].address = nil
      }
    }
    for index in report.shots.indices {
      report.shots[index].measurement = report.shots[index].measurement?.withoutAbsolutePaths
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

  fileprivate static func relative(_ path: String?) -> String? {
    guard let path, !path.hasPrefix("/"), !path.lowercased().hasPrefix("file:") else { return nil }
    return path
  }
}

extension JSONText {
  /// The measurement of a shot with `null` in place of absolute paths and `file:` URLs.
  fileprivate var withoutAbsolutePaths: JSONText {
    switch self {
    case .string, .number, .bool, .null: return self
    case .array(let values): return .array(values.map(\.withoutAbsolutePaths))
    case .object(let members):
      return .object(
        members.map { member in
          guard ["image", "url", "input"].contains(member.key),
            case .string(let path) = member.value
          else { return Member(member.key, member.value.withoutAbsolutePaths) }
          return Report.relative(path) == nil ? Member(member.key, .null) : member
        })
    }
  }
}
