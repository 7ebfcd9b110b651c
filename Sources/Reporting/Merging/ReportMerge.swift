/// The merge of the reports of a run's shards into one report.
///
/// The result depends neither on the order of the inputs nor on the steps in which they are merged.
package struct ReportMerge: Sendable {
  /// The merged report.
  package private(set) var report: Report
  /// The errors that fail the merge although there is a report, such as missing shards.
  package private(set) var problems: [ReportError] = []

  /// Creates the merge of reports.
  ///
  /// - Parameters:
  ///   - inputs: The reports, at least one.
  ///   - allowsMissing: Whether shards may be missing.
  /// - Throws: ``ReportError`` if there is no report, if the reports are of different runs, or if two of them
  ///   measured the same thing with different results.
  package init(_ inputs: [MergeInput], allowsMissing: Bool = false) throws {
    let inputs = inputs.sorted {
      ($0.shards.indices.min() ?? 0, $0.name) < ($1.shards.indices.min() ?? 0, $1.name)
    }
    guard let first = inputs.first else {
      throw ReportError("There is no report to merge.", advice: "Name folders or files of reports.")
    }
    try Self.checkPlans(inputs, first)
    report = Report(tool: first.report.tool, engine: first.report.engine, run: first.report.run)
    report.screens = try union(inputs, of: "screens", \.screens, by: \.id)
    report.rules = try union(inputs, of: "rules", \.rules, by: \.id)
    // A subject's total time is the sum of its parts in several shards.
    report.subjects = try union(inputs, of: "subjects", \.subjects, by: \.id) { first, second in
      var (first, other) = (first, second)
      let seconds = [first.seconds, other.seconds].compactMap { $0 }
      (first.seconds, other.seconds) = (nil, nil)
      guard first == other else { return nil }
      first.seconds = seconds.isEmpty ? nil : seconds.reduce(0, +)
      return first
    }
    report.pictures = try union(inputs, of: "pictures", \.pictures, by: \.id)
    try Self.checkPictures(inputs)
    report.shots = try union(inputs, of: "shots", \.shots) { shot in
      [shot.subject, shot.screen, shot.host, shot.position, shot.name]
    }
    report.comparisons = try union(inputs, of: "comparisons", \.comparisons) { comparison in
      [
        comparison.subject, comparison.screen, comparison.host, comparison.position, comparison.id,
      ]
    }
    let order = ScreenOrder(report.screens)
    report.findings = try union(inputs, of: "findings", \.findings, by: \.fingerprint) {
      $0.united(with: $1, in: order)
    }
    for failure in inputs.flatMap(\.report.failures) where !report.failures.contains(failure) {
      report.failures.append(failure)
    }
    mergeRuns(inputs, allowsMissing: allowsMissing)
    report.sort()
    report.summarize()
    let unlisted = inputs.compactMap(\.report.summary.unlisted).reduce(0, +)
    if unlisted > 0 { report.summary.unlisted = unlisted }
  }

  private static func checkPlans(_ inputs: [MergeInput], _ first: MergeInput) throws {
    for input in inputs
    where input.report.run.plan != first.report.run.plan
      || input.report.run.kind != first.report.run.kind || input.shards.of != first.shards.of
    {
      throw ReportError(
        "\(first.name) and \(input.name) are shards of different runs.",
        advice: "Merge the reports of one command that ran with the same options and pages.")
    }
  }

  private static func checkPictures(_ inputs: [MergeInput]) throws {
    var owners: [String: MergeInput] = [:]
    for input in inputs {
      for picture in input.report.pictures {
        guard let owner = owners.updateValue(input, forKey: picture.id), let one = owner.folder,
          let other = input.folder, one.url != other.url,
          let bytes = one.png(of: picture), let others = other.png(of: picture)
        else { continue }
        guard bytes == others else {
          throw ReportError(
            "\(owner.name) and \(input.name) have different pictures of the id \(picture.id).",
            advice: "Run one of them again.")
        }
      }
    }
  }

  private mutating func mergeRuns(_ inputs: [MergeInput], allowsMissing: Bool) {
    let runs = inputs.map(\.report.run)
    let count = inputs[0].shards.of
    var present: Set<Int> = []
    var done = 0
    for input in inputs where !input.shards.indices.isSubset(of: present) {
      present.formUnion(input.shards.indices)
      done += input.report.run.units?.done ?? 0
    }
    report.run.arguments = runs[0].arguments.map(Plan.withoutShard)
    report.run.shard = nil
    report.run.started = runs.compactMap(\.started).min()
    report.run.seconds = runs.compactMap(\.seconds).max()
    report.run.complete = runs.allSatisfy(\.complete)
    if let total = runs.compactMap(\.units?.of).max() {
      report.run.units = Report.Units(done: min(done, total), of: total)
    }
    let absent = Set(1...max(count, 1)).subtracting(present).sorted()
    report.run.absent = absent.isEmpty ? nil : Report.AbsentShards(indices: absent, of: count)
    if let absent = report.run.absent, !allowsMissing {
      problems.append(
        ReportError(
          absent.sentence(report.run.units),
          advice: "Merge the report of each shard, or allow it with --allow-missing."))
    }
    mergeWarnings(inputs)
  }

  private mutating func mergeWarnings(_ inputs: [MergeInput]) {
    var warnings = Set(inputs.flatMap { $0.report.run.warnings ?? [] })
    let engines = Set(inputs.compactMap(\.report.engine).map { "\($0.name) \($0.version)" })
    if engines.count > 1 {
      let warning =
        "Different engines took part: \(engines.sorted().joined(separator: ", "))."
      warnings.insert(warning)
      if report.comparisons.contains(where: { comparison in
        report.subjects.contains { $0.id == comparison.subject && $0.kind == .page }
      }) {
        problems.append(
          ReportError(warning, advice: "Compare pictures of pages of one engine only."))
      }
    }
    report.run.warnings = warnings.isEmpty ? nil : warnings.sorted()
  }
}

/// Returns the entries of all reports, each once.
///
/// - Parameters:
///   - combine: Returns the union of two entries with equal keys; `nil` if they disagree.
private func union<Entry: Hashable>(
  _ inputs: [MergeInput], of name: String, _ entries: (Report) -> [Entry],
  by key: (Entry) -> [String?], combine: (Entry, Entry) -> Entry? = { $0 == $1 ? $0 : nil }
) throws -> [Entry] {
  var places: [[String?]: Int] = [:]
  var owners: [String] = []
  var all: [Entry] = []
  var conflicts: [String] = []
  for input in inputs {
    for entry in entries(input.report) {
      let key = key(entry)
      guard let place = places[key] else {
        places[key] = all.count
        all.append(entry)
        owners.append(input.name)
        continue
      }
      if let combined = combine(all[place], entry) {
        all[place] = combined
      } else {
        let words = key.compactMap { $0 }.joined(separator: ", ")
        conflicts.append("\(words) (\(owners[place]) and \(input.name))")
      }
    }
  }
  guard conflicts.isEmpty else {
    let more = conflicts.count > 5 ? ", and \(conflicts.count - 5) more" : ""
    throw ReportError(
      "The reports disagree on \(name): \(conflicts.prefix(5).joined(separator: "; "))\(more).",
      advice: "The same was measured twice with different results; run one of them again.")
  }
  return all
}

/// Returns the entries of all reports, each once, keyed by an id.
private func union<Entry: Hashable>(
  _ inputs: [MergeInput], of name: String, _ entries: (Report) -> [Entry],
  by id: (Entry) -> String, combine: (Entry, Entry) -> Entry? = { $0 == $1 ? $0 : nil }
) throws -> [Entry] {
  try union(inputs, of: name, entries, by: { [id($0)] as [String?] }, combine: combine)
}
