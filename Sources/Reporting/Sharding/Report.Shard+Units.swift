extension Report.Shard {
  /// Reads `i/n`; `nil` for all else.
  package init?(parsing text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }),
      let index = Int(parts[0]), let count = Int(parts[1])
    else { return nil }
    self.init(index: index, of: count)
  }

  /// Returns the shard's part of units, sorted by id.
  ///
  /// Each unit is in one shard, and the sizes of shards differ by one at most.
  package func units(of ids: [String]) -> [String] {
    Set(ids).sorted().enumerated().filter { $0.offset % of == index - 1 }.map(\.element)
  }

  /// Returns the shard's part of units where the longest are dealt first, each to the shard that
  /// has the least to do; a unit without a weight takes as long as the average.
  ///
  /// - Parameters:
  ///   - ids: The ids of all units.
  ///   - weights: How long units took in an earlier run, in seconds.
  package func units(of ids: [String], weights: [String: Double]) -> [String] {
    let ids = Set(ids).sorted()
    let known = ids.compactMap { weights[$0] }
    guard !known.isEmpty else { return units(of: ids) }
    let average = known.reduce(0, +) / Double(known.count)
    let weighted = ids.map { (id: $0, weight: weights[$0] ?? average) }
    // The sort is stable only with the id in it.
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
  /// How long each subject took, in seconds, to deal units of a later run by.
  package var weights: [String: Double] {
    Dictionary(subjects.compactMap { subject in subject.seconds.map { (subject.id, $0) } }) {
      $0 + $1
    }
  }
}
