import Foundation
import Snapshots

/// One comparison of a value with its golden file (testing.md 6).
struct SnapshotAssertion {
  /// The name of the snapshot; `nil` numbers it.
  let name: String?
  /// The record mode of the call.
  let record: SnapshotRecording?
  /// The folder of the golden files; `nil` for that of the test's file.
  let directory: String?
  /// The maximum time to wait for the snapshot, in seconds.
  let timeout: TimeInterval
  /// The test's file.
  let testFile: String
  /// The test's function.
  let testName: String

  /// Compares a value with its golden file, or records it.
  ///
  /// - Returns: What went wrong; `nil` if the value is the golden one.
  func failure<Value, Format>(
    of value: () throws -> Value, as strategy: Snapshotting<Value, Format>
  ) -> String? {
    let golden = goldenFile(strategy.pathExtension)
    let title = "Snapshot \"\(golden.url.deletingPathExtension().lastPathComponent)\""
    do {
      let actual = try SnapshotTaking(timeout: timeout).snapshot(value, as: strategy)
      return try compare(actual, with: golden, title, strategy.diffing)
    } catch {
      return "\(title) could not be compared: \(error)"
    }
  }

  /// Returns the golden file: `__Snapshots__/<test file>/fanlight/<test>.<name or number>.<extension>` beside the
  /// test's file.
  private func goldenFile(_ pathExtension: String?) -> GoldenFile {
    let folder =
      directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? GoldenPath(beside: testFile).fanlight
    let own =
      name
      ?? String(SnapshotCounter.current.next(for: folder.appendingPathComponent(testName).path))
    let file = [GoldenPath.sanitized(testName), GoldenPath.sanitized(own)].joined(separator: ".")
    return GoldenFile(
      folder.appendingPathComponent(pathExtension.map { "\(file).\($0)" } ?? file))
  }

  private func compare<Format>(
    _ actual: Format, with golden: GoldenFile, _ title: String, _ diffing: Diffing<Format>
  ) throws -> String? {
    RunReport.current?.touch([golden.url])
    let mode = SnapshotTestingConfiguration.mode(call: self.record)
    let trace = trace(of: golden, "actual")
    try trace.remove()
    try self.trace(of: golden, "difference").remove()
    func data() throws -> Data { try StrategyFailures.throwing { diffing.toData(actual) } }
    func record(_ reason: String) throws -> String {
      try golden.write(try data())
      return "\(title) was recorded: \(reason). Look at it and run the test again.\n  golden   "
        + golden.url.path
    }
    guard mode != .all else { return try record("the record mode is .all") }
    guard golden.exists else {
      if mode.records(isMissing: true, isStale: false) {
        return try record("there was no golden file")
      }
      try trace.write(try data())
      return "\(title) has no golden file, and none is recorded here.\n  record   "
        + command("missing")
    }
    let content = try golden.data()
    let difference = try StrategyFailures.throwing {
      diffing.diff(diffing.fromData(content), actual)
    }
    guard let (reason, attachments) = difference else { return nil }
    for attachment in attachments { Sink.attach(attachment, of: golden.url) }
    if mode == .failed {
      return try record("it differs, " + reason.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    try trace.write(try data())
    if let picture = attachments.first(where: { $0.name == "difference" }) {
      try self.trace(of: golden, "difference").write(picture.data)
    }
    SnapshotRun.printIgnoredFiles(
      traces: trace.url.deletingLastPathComponent(), golden: golden.url.deletingLastPathComponent())
    return message(title, reason, golden, trace)
  }

  private func message(
    _ title: String, _ reason: String, _ golden: GoldenFile, _ trace: GoldenFile
  ) -> String {
    let reason = reason.trimmingCharacters(in: .whitespacesAndNewlines)
    var lines = ["\(title) differs"]
    lines += reason.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
    lines.append("  golden   \(golden.url.path)")
    lines.append("  actual   \(trace.url.path)")
    if let tool = SnapshotTestingConfiguration.currentTool {
      lines.append(
        "  diff     " + tool(currentFilePath: golden.url.path, failedFilePath: trace.url.path))
    }
    lines.append("  accept   \(command("failed"))")
    return lines.joined(separator: "\n")
  }

  private func command(_ mode: String) -> String {
    SnapshotRun.command(mode, testName: testName)
  }

  /// Returns the file for a part of a difference, beside the golden file or below `SNAPSHOT_ARTIFACTS`.
  private func trace(of golden: GoldenFile, _ kind: String) -> GoldenFile {
    let folder =
      SnapshotRun.traces(beside: testFile, ProcessInfo.processInfo.environment)
      ?? golden.url.deletingLastPathComponent()
    let type = golden.url.pathExtension
    let name = golden.url.deletingPathExtension().lastPathComponent
    return GoldenFile(
      folder.appendingPathComponent(type.isEmpty ? "\(name).\(kind)" : "\(name).\(kind).\(type)"))
  }
}
