public import Snapshots
public import Testing

/// A trait of tests and suites that says when their golden files are written.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  /// When golden files are written.
  let record: SnapshotRecording?

  /// A Boolean value that indicates whether the tests of a suite have the trait.
  public var isRecursive: Bool { true }

  /// Runs a test whose snapshots are recorded by the mode.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotTestingConfiguration.$trait.withValue(
      record ?? SnapshotTestingConfiguration.trait
    ) {
      try await function()
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Returns a trait that says when golden files are written.
  ///
  /// - Parameter record: When they are written; `nil` leaves it to the suite around the test.
  public static func snapshots(record: SnapshotTestingConfiguration.Record? = nil) -> Self {
    SnapshotsTrait(record: record)
  }
}
