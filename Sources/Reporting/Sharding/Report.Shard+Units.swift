extension Report.Shard {
  /// Creates a shard from a string of the form `i/n`; `nil` if the string has another form.
  package init?(parsing text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }),
      let index = Int(parts[0]), let count = Int(parts[1])
    else { return nil }
    self.init(index: index, of: count)
  }

  /// Returns the shard's units, sorted by id.
  ///
  /// Each unit is in exactly one shard, and the sizes of the shards differ by at most one.
  package func units(of ids: [String]) -> [String] {
    Set(ids).sorted().enumerated().filter { $0.offset % of == index - 1 }.map(\.element)
  }

  /// Returns the shard's units, balanced by duration: the longest units are assigned first, each to the
  /// shard with the smallest total.
  ///
  /// - Parameters:
  ///   - ids: The ids of all units.
  ///   - weights: The durations of units in an earlier run, in seconds; a unit without one counts as the average.
  package func units(of ids: [String], weights: [String: Double]) -> [String] {
    let ids = Set(ids).sorted()
    let known = ids.compactMap { weights[$0] }
    guard !known.isEmpty else { return units(of: ids) }
    let average = known.reduce(0, +) / Double(known.count)
    let weighted = ids.map { (id: $0, weight: weights[$0] ?? average) }
    // The ids make the order independent of the sort's stability.
    let sorted = weighted.sorted { ($1.weight, $0.id) < ($0.weight, $1.id) }
    var loads = [Double](repeating: 0, count: of)
    var mine: [String] = []
    for unit in sorted {
      let target = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      loads[target] += unit.weight
      if target == index - 1 { mine.append(unit.id) }
    }
    return mine.sorted()
  }
}

extension Report {
  /// The duration of each subject, in seconds, as weights for the shards of a later run.
  package var weights: [String: Double] {
    Dictionary(subjects.compactMap { subject in subject.seconds.map { (subject.id, $0) } }) {
      $0 + $1
    }
  }
}
