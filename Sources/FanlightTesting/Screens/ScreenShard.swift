import Foundation
import Reporting

/// A part of the screens of each matrix, so that several processes can share a suite (testing.md 11).
struct ScreenShard: Hashable {
  /// The index of the part, from 1.
  let index: Int
  /// The number of parts.
  let count: Int

  /// The part that overrides the environment's in tests of this library.
  @TaskLocal static var ofTest: ScreenShard?

  /// Parses "2/4", or for "auto" the environment of a CI service; `nil` if the text is neither.
  init?(_ text: String, environment: [String: String] = [:]) {
    var environment = environment
    // "auto" would read this variable first.
    environment["FANLIGHT_SHARD"] = nil
    guard let shard = try? ShardArgument.shard(text, environment: environment) else { return nil }
    (index, count) = (shard.index, shard.of)
  }

  /// The part that `FANLIGHT_SHARD` selects; `nil` if it is not set.
  ///
  /// - Precondition: The variable has the form "2/4", or is "auto" on a CI service that sets the part.
  ///   Running all screens instead would hide the mistake.
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

  /// Returns every `count`-th screen, starting with the one at the part's index.
  func part(of screens: [Screen]) -> [Screen] {
    screens.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}
