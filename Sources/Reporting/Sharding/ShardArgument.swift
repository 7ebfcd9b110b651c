/// The parser of the value of `--shard`: `i/n`, or `auto`.
package enum ShardArgument {
  /// Returns the shard that an argument names.
  ///
  /// `auto` reads, in this order: `FANLIGHT_SHARD`; GitLab's `CI_NODE_INDEX` and `CI_NODE_TOTAL`,
  /// from 1; `CIRCLE_NODE_INDEX` and `CIRCLE_NODE_TOTAL`, from 0; `BUILDKITE_PARALLEL_JOB` and
  /// `BUILDKITE_PARALLEL_JOB_COUNT`, from 0; and Kubernetes' `JOB_COMPLETION_INDEX`, from 0, with
  /// `FANLIGHT_SHARDS`.
  ///
  /// - Throws: ``ReportError`` if the argument or the environment does not name a shard.
  package static func shard(
    _ argument: String, environment: [String: String]
  ) throws -> Report.Shard {
    guard argument == "auto" else {
      guard let shard = Report.Shard(parsing: argument) else {
        throw ReportError(
          "\(argument.printable) is not a shard.",
          advice: "Write --shard 2/4 for the second of four, or --shard auto in CI.")
      }
      return shard
    }
    return try automatic(environment)
  }

  private static func automatic(_ environment: [String: String]) throws -> Report.Shard {
    if let text = environment["FANLIGHT_SHARD"], !text.isEmpty {
      guard let shard = Report.Shard(parsing: text) else {
        throw ReportError(
          "FANLIGHT_SHARD is \(text.printable), which is not a shard.",
          advice: "Set it to 2/4 for the second of four.")
      }
      return shard
    }
    let pairs = [
      ("CI_NODE_INDEX", "CI_NODE_TOTAL", 1), ("CIRCLE_NODE_INDEX", "CIRCLE_NODE_TOTAL", 0),
      ("BUILDKITE_PARALLEL_JOB", "BUILDKITE_PARALLEL_JOB_COUNT", 0),
      ("JOB_COMPLETION_INDEX", "FANLIGHT_SHARDS", 0),
    ]
    for (index, count, first) in pairs {
      guard let indexText = environment[index], let countText = environment[count] else { continue }
      guard let place = Int(indexText), let total = Int(countText), place >= first,
        let shard = Report.Shard(index: place - first + 1, of: total)
      else {
        throw ReportError(
          "\(index) is \(indexText.printable) and \(count) is \(countText.printable), which is not a shard.",
          advice: "Set FANLIGHT_SHARD to 2/4 for the second of four.")
      }
      return shard
    }
    throw ReportError(
      "--shard auto found no shard in the environment.",
      advice: "Write --shard 2/4 for the second of four, or set FANLIGHT_SHARD to that.")
  }
}
