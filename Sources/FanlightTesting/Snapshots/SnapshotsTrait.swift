public import Testing

/// A trait of tests and suites that determines when golden files are written, and how differences are shown.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  /// The snapshot settings of the tests.
  let configuration: SnapshotTestingConfiguration

  /// A Boolean value that indicates whether the tests of a suite have the trait.
  public var isRecursive: Bool { true }

  /// Runs a test, or a case of one, with the trait's settings.
  ///
  /// Each case numbers its snapshots of strategies from 1. Snapshots of screens do not need the trait for
  /// that, because they are numbered for each screen and run.
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
  /// A trait that numbers the snapshots of each test from 1.
  public static var snapshots: Self { snapshots() }

  /// Returns a trait that determines when golden files are written, and how differences are shown.
  ///
  /// - Parameters:
  ///   - record: The record mode; `nil` for that of the enclosing suite.
  ///   - diffTool: The tool that shows differences; `nil` for that of the enclosing suite.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Returns a trait with a configuration.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
