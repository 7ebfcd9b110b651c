/// The identity of a run, which all its shards share.
package struct Plan: Sendable, Hashable {
  /// The plan's value in a report: a hash in 16 hexadecimal digits.
  package let id: String

  /// Creates the plan of a run.
  ///
  /// - Parameters:
  ///   - toolVersion: The program's version.
  ///   - options: The command's arguments; `--shard` and its value are ignored.
  ///   - units: The ids of all units, in any order.
  package init(toolVersion: String, options: [String], units: [String]) {
    var hash = FNV1a()
    hash.combine(toolVersion)
    for option in Self.withoutShard(options) { hash.combine(option) }
    // Separates the last option from the first unit.
    hash.combine("")
    for unit in units.sorted() { hash.combine(unit) }
    id = hash.hexadecimal
  }

  /// Returns the arguments without `--shard i/n` and `--shard=i/n`.
  package static func withoutShard(_ arguments: [String]) -> [String] {
    var kept: [String] = []
    var skips = false
    for argument in arguments {
      if skips {
        skips = false
      } else if argument == "--shard" {
        skips = true
      } else if !argument.hasPrefix("--shard=") {
        kept.append(argument)
      }
    }
    return kept
  }
}
