import Synchronization

/// The numbers of snapshots without names.
///
/// Each test with the trait `.snapshots`, and each of its cases, has its own counter; the other tests share
/// one, which each test case of XCTest resets.
package final class SnapshotCounter: Sendable {
  /// The counter of tests without the trait.
  package static let shared = SnapshotCounter()
  /// The counter of the test that is running.
  @TaskLocal static var current = shared

  private let counts = Mutex<[String: Int]>([:])

  init() {}

  /// Returns the number of the next snapshot of a test, from 1.
  func next(for test: String) -> Int {
    counts.withLock { counts in
      counts[test, default: 0] += 1
      return counts[test, default: 1]
    }
  }

  /// Resets the counter, so that the next number is 1.
  package func reset() { counts.withLock { $0 = [:] } }
}
