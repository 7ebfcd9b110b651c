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

  /// Returns the shard's units; all units if no shard is specified.
  func units(of ids: [String]) -> Set<String> { Set(shard?.units(of: ids) ?? ids) }

  /// Returns the shard that an argument names, such as "2/4" or "auto".
  private static func shard(_ argument: String) throws -> Report.Shard {
    do {
      return try ShardArgument.shard(
        argument, environment: ProcessInfo.processInfo.environment)
    } catch let error as ReportError {
      throw ValidationError("\(error.message) \(error.advice)")
    }
  }
}
