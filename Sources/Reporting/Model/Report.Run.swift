extension Report {
  /// A run of the program, one of its shards, or its merged shards.
  package struct Run: Sendable, Hashable, Codable {
    /// The kind of run.
    package var kind: Kind
    /// The id of the run's ``Plan``, which its shards have in common.
    package var plan: String
    /// The arguments of the command; `nil` in the reproducible form.
    package var arguments: [String]?
    /// The shard; `nil` for a whole run and for merged shards.
    package var shard: Shard?
    /// The shards that are missing from a merged report; `nil` if there are none.
    package var absent: AbsentShards?
    /// The number of units that were processed: pages, pages by device group, figures, screens of tests.
    package var units: Units?
    /// A Boolean value that indicates whether the run finished and the report has all of its results.
    package var complete: Bool
    /// The start of the run, in UTC and ISO 8601 format; `nil` in the reproducible form.
    package var started: String?
    /// The duration of the run, in seconds; `nil` in the reproducible form.
    package var seconds: Double?
    /// Warnings for the reader, such as that shards ran with different versions of an engine.
    package var warnings: [String]?

    /// Creates a description of a run.
    package init(
      kind: Kind, plan: String, arguments: [String]? = nil, shard: Shard? = nil,
      units: Units? = nil, complete: Bool = true, started: String? = nil, seconds: Double? = nil
    ) {
      self.kind = kind
      self.plan = plan
      self.arguments = arguments
      self.shard = shard
      self.units = units
      self.complete = complete
      self.started = started
      self.seconds = seconds
    }
  }
}
