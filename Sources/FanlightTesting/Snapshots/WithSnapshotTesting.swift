/// Calls a closure with a record mode and a diff tool for its snapshots.
///
/// - Parameters:
///   - record: The record mode; `nil` to leave it unchanged.
///   - diffTool: The tool that shows differences; `nil` to leave it unchanged.
///   - operation: The closure.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestingConfiguration.$tool.withValue(diffTool ?? SnapshotTestingConfiguration.tool) {
    try SnapshotTestingConfiguration.$scope.withValue(
      record ?? SnapshotTestingConfiguration.scope, operation: operation)
  }
}

/// Calls an asynchronous closure with a record mode and a diff tool for its snapshots.
///
/// - Parameters:
///   - record: The record mode; `nil` to leave it unchanged.
///   - diffTool: The tool that shows differences; `nil` to leave it unchanged.
///   - operation: The closure.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
  let tool = diffTool ?? SnapshotTestingConfiguration.tool
  let mode = record ?? SnapshotTestingConfiguration.scope
  return try await SnapshotTestingConfiguration.$tool.withValue(
    tool,
    operation: {
      try await SnapshotTestingConfiguration.$scope.withValue(
        mode, operation: operation, isolation: isolation)
    }, isolation: isolation)
}
