public import Testing

/// A trait of tests and suites that says when their golden files are written, and how differences are shown.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  /// What the tests ask of their snapshots.
  let configuration: SnapshotTestingConfiguration

  /// A Boolean value that indicates whether the tests of a suite have the trait.
  public var isRecursive: Bool { true }

  /// Runs a test or one of its cases, whose snapshots are recorded by the mode.
  ///
  /// Each case has a counter of its own for snapshots of strategies without a name. Those of screens need no
  /// trait for that: they are numbered for each screen and run.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotTestingConfiguration.$trait.withValue(
      configuration.record ?? SnapshotTestingConfiguration.trait
    ) {
      try await SnapshotTestingConfiguration.$tool.withValue(
        configuration.diffTool ?? SnapshotTestingConfiguration.tool
      ) {
        try await SnapshotCounter.$current.withValue(SnapshotCounter()) { try await function() }
      }
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// A trait whose tests number their snapshots from 1.
  public static var snapshots: Self { snapshots() }

  /// Returns a trait that says when golden files are written, and how differences are shown.
  ///
  /// - Parameters:
  ///   - record: When they are written; `nil` leaves it to the suite around the test.
  ///   - diffTool: The tool that shows differences; `nil` leaves it to the suite around the test.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Returns a trait of a configuration.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
