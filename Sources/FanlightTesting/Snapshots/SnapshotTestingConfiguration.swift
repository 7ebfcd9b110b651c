public import Snapshots

/// What tests ask of their snapshots, for a part of them.
public struct SnapshotTestingConfiguration: Sendable {
  /// Constants for when golden files are written.
  public typealias Record = SnapshotRecording

  /// The mode of the innermost call of `withSnapshotTesting(record:operation:)`.
  @TaskLocal static var scope: Record?
  /// The mode of the innermost trait.
  @TaskLocal static var trait: Record?
}

/// Calls a closure whose snapshots are recorded by a mode.
///
/// - Parameters:
///   - record: When golden files are written; `nil` changes nothing.
///   - operation: The closure.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestingConfiguration.$scope.withValue(
    record ?? SnapshotTestingConfiguration.scope, operation: operation)
}

/// Calls an asynchronous closure whose snapshots are recorded by a mode.
///
/// - Parameters:
///   - record: When golden files are written; `nil` changes nothing.
///   - operation: The closure.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotTestingConfiguration.$scope.withValue(
    record ?? SnapshotTestingConfiguration.scope, operation: operation, isolation: isolation)
}
