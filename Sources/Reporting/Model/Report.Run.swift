extension Report {
  /// One run of the program, a shard of one, or the shards of one merged.
  package struct Run: Sendable, Hashable, Codable {
    /// What was run.
    package var kind: Kind
    /// What tells shards of one run from those of another: see ``Plan``.
    package var plan: String
    /// The arguments of the command; `nil` in the reproducible form.
    package var arguments: [String]?
    /// The shard; `nil` for a whole run, and for shards that were merged.
    package var shard: Shard?
    /// The shards that lack in a merged report; `nil` if none does.
    package var absent: AbsentShards?
    /// The units that were looked at: pages, pages by device group, figures, screens of tests.
    package var units: Units?
    /// A Boolean value that determines whether the run ended by itself, with all of its results.
    package var complete: Bool
    /// When the run started, in UTC by ISO 8601; `nil` in the reproducible form.
    package var started: String?
    /// How long the run took, in seconds; `nil` in the reproducible form.
    package var seconds: Double?
    /// What a reader has to know, such as that engines of several versions took part.
    package var warnings: [String]?

    /// Creates a description.
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
