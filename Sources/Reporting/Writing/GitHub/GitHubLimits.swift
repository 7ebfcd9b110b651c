/// The limits of what GitHub accepts and shows, from its documentation as of November 2026.
///
/// [Results that exceed limits](https://docs.github.com/en/code-security/code-scanning/troubleshooting-sarif-uploads/results-exceed-limit),
/// [annotations and job summaries](https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands).
enum GitHubLimits {
  /// The maximum number of results of a run that code scanning shows.
  static let results = 5000
  /// The maximum number of tags of a rule.
  static let tags = 20
  /// The maximum length of a rule's description, in characters.
  static let description = 1024
  /// The maximum number of annotations of one level that a step shows.
  static let annotations = 10
  /// The length at which a job's summary is truncated, in bytes; GitHub's limit is 1 MiB.
  static let summary = 900_000
  /// The length at which a comment is truncated, in bytes; GitHub's limit is 65,536 characters.
  static let comment = 60_000
}
