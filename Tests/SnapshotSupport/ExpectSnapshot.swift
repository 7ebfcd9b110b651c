import CairoRenderer
public import DisplayList
public import Foundation
import Snapshots
public import Testing

/// Expects that a display list and its picture are the golden ones.
///
/// The golden files are `Tests/<target>/__Snapshots__/<test file>/<name>.png` and `.txt`. A run
/// that records them fails, so that a run that passes has always compared. See
/// `SnapshotRecording` for when they are recorded.
///
/// - Parameters:
///   - list: What to draw.
///   - name: The golden files' name, unique in the test's file.
///   - pictures: The folder of the golden picture, where readers look at it as well.
///   - filePath: The test's file; leave it out.
///   - sourceLocation: Where a failure is reported; leave it out.
public func expectSnapshot(
  of list: DisplayList, named name: String, pictures: URL? = nil, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  do {
    expectSnapshot(
      Snapshot(picture: try CairoRenderer().render(list, name: name), text: list.description),
      named: name, pictures: pictures, filePath: filePath, sourceLocation: sourceLocation)
  } catch {
    Issue.record(
      "Snapshot \"\(name)\" could not be drawn: \(error)", sourceLocation: sourceLocation)
  }
}

/// Expects that a snapshot is the golden one.
func expectSnapshot(
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
