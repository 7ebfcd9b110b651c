extension Report {
  /// The shards that are missing from a merged report.
  package struct AbsentShards: Sendable, Hashable, Codable {
    /// The numbers of the shards, from 1, in ascending order.
    package var indices: [Int]
    /// The number of shards of the run.
    package var of: Int

    /// Creates a list of missing shards.
    package init(indices: [Int], of count: Int) {
      self.indices = indices
      self.of = count
    }
  }
}
