import ArgumentParser
import Foundation
import Reporting

/// The option that divides a run among machines.
struct ShardOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Do this part of the run, such as 2/4 for the second of four machines, or 'auto' to read it from \
      CI's environment. 'fanlight merge' puts the parts together.
      """, valueName: "part"), transform: Self.shard)
  var shard: Report.Shard?

  /// Returns the units that the shard has of all units; all of them without a shard.
  func units(of ids: [String]) -> Set<String> { Set(shard?.units(of: ids) ?? ids) }

  /// Parses a shard, such as "2/4" or "auto".
  private static func shard(_ argument: String) throws -> Report.Shard {
    do {
      return try ShardArgument.shard(
        argument, environment: ProcessInfo.processInfo.environment)
    } catch let error as ReportError {
      throw ValidationError("\(error.message) \(error.advice)")
    }
  }
}
