extension Report {
  /// The progress of a run, counted in the units that shards divide.
  package struct Units: Sendable, Hashable, Codable {
    /// The number of units that were processed.
    package var done: Int
    /// The number of units of the whole run.
    package var of: Int

    /// Creates a count.
    package init(done: Int, of count: Int) {
      self.done = done
      self.of = count
    }
  }
}
