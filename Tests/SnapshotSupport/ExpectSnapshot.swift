import CairoRenderer
public import DisplayList
public import Foundation
public import Testing

/// Expects that a display list and its picture are the golden ones.
///
/// The golden files are `Tests/<target>/__Snapshots__/<test file>/<name>.png` and `.txt`. A run
/// that records them fails, so that a run that passes has always compared. See
/// ``SnapshotRecording`` for when they are recorded.
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
  let store = SnapshotStore(
    folder: SnapshotStore.folder(ofTest: filePath), pictures: pictures,
    recording: .wanted(by: ProcessInfo.processInfo.environment))
  do {
    let picture = try CairoRenderer().render(list, name: name)
    let outcome = try store.compare(
      Snapshot(picture: picture, text: list.description), named: name)
    switch outcome {
    case .same: break
    case .recorded(let reason):
      Issue.record(
        "Snapshot \"\(name)\" was recorded: \(reason). Look at it and run the test again.",
        sourceLocation: sourceLocation)
    case .different(let reason):
      Issue.record(
        "Snapshot \"\(name)\" differs: \(reason). See the files beside it in \(store.folder.path).",
        sourceLocation: sourceLocation)
    }
  } catch {
    Issue.record(
      "Snapshot \"\(name)\" could not be compared: \(error)", sourceLocation: sourceLocation)
  }
}
