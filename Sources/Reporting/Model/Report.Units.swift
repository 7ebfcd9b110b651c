extension Report {
  /// How many units of a run were looked at.
  package struct Units: Sendable, Hashable, Codable {
    /// How many were looked at.
    package var done: Int
    /// How many the whole run has.
    package var of: Int

    /// Creates a count.
    package init(done: Int, of count: Int) {
      self.done = done
      self.of = count
    }
  }
}
