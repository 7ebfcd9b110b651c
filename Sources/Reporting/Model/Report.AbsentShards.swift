extension Report {
  /// The shards that a merged report lacks.
  package struct AbsentShards: Sendable, Hashable, Codable {
    /// The numbers of the shards, from 1, in ascending order.
    package var indices: [Int]
    /// The number of shards.
    package var of: Int

    /// Creates a list.
    package init(indices: [Int], of count: Int) {
      self.indices = indices
      self.of = count
    }
  }
}
