import Synchronization

/// The numbers of the snapshots without a name.
///
/// They count up in a test: each test with the trait `.snapshots` and each of its cases has a counter of its
/// own; the others have one together, which begins again with each test case of XCTest.
package final class SnapshotCounter: Sendable {
  /// The counter of the tests without a trait.
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

  /// Begins again with 1.
  package func reset() { counts.withLock { $0 = [:] } }
}
