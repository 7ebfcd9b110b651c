/// What GitHub accepts and shows, as its documentation said in November 2026.
///
/// [Results that exceed limits](https://docs.github.com/en/code-security/code-scanning/troubleshooting-sarif-uploads/results-exceed-limit),
/// [annotations and job summaries](https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands).
enum GitHubLimits {
  /// How many results of a run code scanning shows.
  static let results = 5000
  /// How many tags a rule may have.
  static let tags = 20
  /// The greatest length of a rule's description, in characters.
  static let description = 1024
  /// How many annotations of a level a step shows.
  static let annotations = 10
  /// The length at which a job's summary is cut, in bytes; the limit is 1 MiB.
  static let summary = 900_000
  /// The length at which a comment is cut, in bytes; the limit is 65,536 characters.
  static let comment = 60_000
}
