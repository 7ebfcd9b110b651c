extension Report {
  /// One of the parts of about equal size that a run is divided into.
  package struct Shard: Sendable, Hashable, Codable {
    /// The shard's number, from 1.
    package var index: Int
    /// The number of shards.
    package var of: Int

    /// Creates a shard; `nil` unless `index` is from 1 to `count`.
    package init?(index: Int, of count: Int) {
      guard count >= 1, (1...count).contains(index) else { return nil }
      self.index = index
      self.of = count
    }
  }
}
