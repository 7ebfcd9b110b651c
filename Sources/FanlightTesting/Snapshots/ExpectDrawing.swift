package import DisplayList
package import Foundation
import Snapshots
package import Testing

/// Expects that a display list and its picture match the golden files.
///
/// The golden files are `Tests/<target>/__Snapshots__/<test file>/<name>.png` and `.txt`. A run that records
/// them fails, so that a run that passes has always compared. See `SnapshotRecording` for when they are
/// recorded.
///
/// - Parameters:
///   - list: The display list.
///   - name: The name of the golden files, unique in the test's file.
///   - pictures: The folder of the golden picture, if it differs from that of the text.
///   - filePath: The path of the test's file; omit it.
///   - sourceLocation: The location to which failures are attributed; omit it.
package func expectSnapshot(
  of list: DisplayList, named name: String, pictures: URL? = nil, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  do {
    let snapshot = try Snapshot(drawing: list, named: name)
    expectSnapshot(
      snapshot, named: name, pictures: pictures, filePath: filePath,
      sourceLocation: sourceLocation)
  } catch {
    Issue.record(
      "Snapshot \"\(name)\" could not be drawn: \(error)", sourceLocation: sourceLocation)
  }
}

/// Expects that a string matches the golden file `Tests/<target>/__Snapshots__/<test file>/<name>.txt`.
///
/// The file is recorded like a picture; see `SnapshotRecording`. A string that differs is written next to the
/// golden file as `<name>.actual.txt`.
package func expectTextSnapshot(
  of text: String, named name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectSnapshot(
    Snapshot(text: text), named: name, filePath: filePath, sourceLocation: sourceLocation)
}

/// Expects that a drawing with a web page matches the golden files: the text exactly, the picture as
/// `PageDifference` compares it.
///
/// The picture is recorded like others; see `SnapshotRecording`. One that differs is written beside the
/// golden text as `<name>.actual.png`.
///
/// - Parameters:
///   - list: The display list.
///   - name: The name of the golden files, unique in the test's file.
///   - pictures: The folder of the golden picture.
///   - filePath: The path of the test's file; omit it.
///   - sourceLocation: The location to which failures are attributed; omit it.
package func expectPageSnapshot(
  of list: DisplayList, named name: String, pictures: URL, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectTextSnapshot(
    of: list.description, named: name, filePath: filePath, sourceLocation: sourceLocation)
  let recording = SnapshotRecording.wanted(by: ProcessInfo.processInfo.environment)
  let file = GoldenFile(pictures.appendingPathComponent("\(name).png"))
  let folder = GoldenPath(testFile: filePath).folder
  let trace = GoldenFile(folder.appendingPathComponent("\(name).actual.png"))
  func write(_ file: GoldenFile) throws {
    if let picture = try Snapshot(drawing: list, named: name).picture { try file.write(picture) }
  }
  do {
    try trace.remove()
    let golden = file.exists ? try file.picture() : nil
    let difference = try golden.flatMap { try PageDifference(golden: $0, drawing: list) }
    let reason = golden == nil ? "there was no golden picture" : difference?.summary
    if recording.records(isMissing: golden == nil, isStale: reason != nil) {
      try write(file)
      Issue.record(
        "Picture \"\(name)\" was recorded: \(reason ?? "it is the same"). Look at it and run the test again.",
        sourceLocation: sourceLocation)
    } else if let reason {
      try write(trace)
      Issue.record(
        "Picture \"\(name)\" is stale: \(reason). Run make gallery; see \(trace.url.path).",
        sourceLocation: sourceLocation)
    }
  } catch {
    Issue.record(
      "Picture \"\(name)\" could not be compared: \(error)", sourceLocation: sourceLocation)
  }
}

/// Expects that a snapshot matches the golden files.
private func expectSnapshot(
  _ snapshot: Snapshot, named name: String, pictures: URL? = nil, filePath: String,
  sourceLocation: SourceLocation
) {
  let store = SnapshotStore(
    folder: GoldenPath(testFile: filePath).folder, pictures: pictures,
    recording: .wanted(by: ProcessInfo.processInfo.environment))
  do {
    switch try store.compare(snapshot, named: name) {
    case .same: break
    case .recorded(let reason):
      Issue.record(
        "Snapshot \"\(name)\" was recorded: \(reason). Look at it and run the test again.",
        sourceLocation: sourceLocation)
    case .missing:
      Issue.record(
        "Snapshot \"\(name)\" has no golden file. Run with FANLIGHT_RECORD=missing once.",
        sourceLocation: sourceLocation)
    case .different(let difference):
      Issue.record(
        """
        Snapshot "\(name)" differs: \(difference.summary). See the files beside it in \
        \(store.folder.path).
        """, sourceLocation: sourceLocation)
    }
  } catch {
    Issue.record(
      "Snapshot \"\(name)\" could not be compared: \(error)", sourceLocation: sourceLocation)
  }
}
