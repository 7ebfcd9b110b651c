import Foundation
public import Testing

/// Expects that a text is the golden one: `Tests/<target>/__Snapshots__/<test file>/<name>.txt`.
///
/// It is recorded as pictures are; see ``SnapshotRecording``. A text that differs is left beside the
/// golden one as `<name>.actual.txt`.
public func expectTextSnapshot(
  of text: String, named name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let folder = SnapshotStore.folder(ofTest: filePath)
  let recording = SnapshotRecording.wanted(by: ProcessInfo.processInfo.environment)
  let golden = folder.appendingPathComponent("\(name).txt")
  let trace = folder.appendingPathComponent("\(name).actual.txt")
  try? FileManager.default.removeItem(at: trace)
  let expected = try? String(contentsOf: golden, encoding: .utf8)
  do {
    if recording.records(isMissing: expected == nil, isStale: expected != text) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: golden)
      Issue.record(
        "Text \"\(name)\" was recorded. Read it and run the test again.",
        sourceLocation: sourceLocation)
    } else if expected != text {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: trace)
      let lines = SnapshotDifference.firstDifferentLine(expected ?? "", text) ?? ""
      Issue.record(
        "Text \"\(name)\" differs: \(lines). See \(trace.path).", sourceLocation: sourceLocation)
    }
  } catch {
    Issue.record("Text \"\(name)\" could not be written: \(error)", sourceLocation: sourceLocation)
  }
}
