import Foundation

/// A part of the screens of each matrix, by which several processes share a suite (testing.md 11).
struct ScreenShard: Hashable {
  /// The place of the part, from 1.
  let index: Int
  /// The number of parts.
  let count: Int

  /// Reads "2/4"; `nil` if it is no part.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], index >= 1, index <= count
    else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// The part that `FANLIGHT_SHARD` names; `nil` without one.
  ///
  /// - Precondition: The variable has the form "2/4". To run all screens instead would hide the mistake.
  static var current: ScreenShard? {
    guard let text = ProcessInfo.processInfo.environment["FANLIGHT_SHARD"], !text.isEmpty else {
      return nil
    }
    guard let shard = ScreenShard(text) else {
      preconditionFailure(
        "FANLIGHT_SHARD is \"\(text)\", and has to be as 2/4: the second of four parts")
    }
    return shard
  }

  /// Returns every `count`-th screen, from the one at the part's place on.
  func part(of screens: [Screen]) -> [Screen] {
    screens.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}
