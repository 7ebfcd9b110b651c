import Snapshots
public import Testing

/// Expects that a text is the golden one: `Tests/<target>/__Snapshots__/<test file>/<name>.txt`.
///
/// It is recorded as pictures are; see `SnapshotRecording`. A text that differs is left beside the
/// golden one as `<name>.actual.txt`.
public func expectTextSnapshot(
  of text: String, named name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectSnapshot(
    Snapshot(text: text), named: name, filePath: filePath, sourceLocation: sourceLocation)
}
