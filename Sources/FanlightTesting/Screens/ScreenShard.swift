import Foundation
import Reporting

/// A part of the screens of each matrix, by which several processes share a suite (testing.md 11).
struct ScreenShard: Hashable {
  /// The place of the part, from 1.
  let index: Int
  /// The number of parts.
  let count: Int

  /// The part that a test of this library sets in place of the environment's.
  @TaskLocal static var ofTest: ScreenShard?

  /// Reads "2/4", or for "auto" what the environment of a CI service says; `nil` if it is no part.
  init?(_ text: String, environment: [String: String] = [:]) {
    var environment = environment
    // "auto" asks for this variable first.
    environment["FANLIGHT_SHARD"] = nil
    guard let shard = try? ShardArgument.shard(text, environment: environment) else { return nil }
    (index, count) = (shard.index, shard.of)
  }

  /// The part that `FANLIGHT_SHARD` names; `nil` without one.
  ///
  /// - Precondition: The variable has the form "2/4", or is "auto" where a CI service says which part it is.
  ///   To run all screens instead would hide the mistake.
  static var current: ScreenShard? {
    if let ofTest { return ofTest }
    let environment = ProcessInfo.processInfo.environment
    guard let text = environment["FANLIGHT_SHARD"], !text.isEmpty else { return nil }
    guard let shard = ScreenShard(text, environment: environment) else {
      preconditionFailure(
        "FANLIGHT_SHARD is \"\(text)\", and has to be as 2/4, the second of four parts, or auto where "
          + "the CI service numbers its jobs")
    }
    return shard
  }

  /// Returns every `count`-th screen, from the one at the part's place on.
  func part(of screens: [Screen]) -> [Screen] {
    screens.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}
