import Foundation
import Testing

/// Compares a text with the recorded one in `__Snapshots__`.
///
/// `FANLIGHT_RECORD` is all, failed, missing or never; the default is missing, and never in CI. A
/// text that is recorded for the first time fails the test.
func expectSnapshot(
  _ text: String, named name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("__Snapshots__/\(name).txt")
  let environment = ProcessInfo.processInfo.environment
  let mode = environment["FANLIGHT_RECORD"] ?? (environment["CI"] == "true" ? "never" : "missing")
  let recorded = try? String(contentsOf: file, encoding: .utf8)
  if recorded == text && mode != "all" { return }
  let records = mode == "all" || mode == "failed" || (mode == "missing" && recorded == nil)
  if records {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  if mode == "all" { return }
  Issue.record(
    """
    \(name).txt \(recorded == nil ? "is missing" : "differs")\(records ? "; recorded now" : "").
    It is now:
    \(text)
    """, sourceLocation: sourceLocation)
}
