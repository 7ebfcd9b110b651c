import DisplayList
package import Foundation

/// A folder of golden files: pictures as PNG and texts, each pair of one name.
///
/// A snapshot that differs leaves `.actual.png`, `.actual.txt` and `.difference.png` beside the golden
/// files, or in a folder of their own; they go away when it is the same again.
package struct SnapshotStore: Sendable {
  /// The results of a comparison.
  package enum Outcome: Sendable, Equatable {
    /// Picture and text are the golden ones.
    case same
    /// The golden files were written; why.
    case recorded(String)
    /// There is no golden file, and none was written.
    case missing
    /// There is a difference.
    case different(SnapshotDifference)
  }

  /// The folder of the golden texts.
  package let folder: URL
  /// The folder of the golden pictures, where they are for readers as well.
  package let pictures: URL
  /// The folder of what a difference leaves.
  package let traces: URL
  /// When golden files are written.
  package let recording: SnapshotRecording

  /// Names a folder, which is made when something is recorded.
  ///
  /// - Parameters:
  ///   - folder: The folder of the texts.
  ///   - pictures: The folder of the golden pictures; `nil` is the same.
  ///   - traces: The folder of what a difference leaves; `nil` is that of the texts.
  ///   - recording: When golden files are written.
  package init(
    folder: URL, pictures: URL? = nil, traces: URL? = nil, recording: SnapshotRecording
  ) {
    self.folder = folder
    self.pictures = pictures ?? folder
    self.traces = traces ?? folder
    self.recording = recording
  }

  /// The golden picture of a name.
  package func goldenPicture(_ name: String) -> GoldenFile { file(name, "png", in: pictures) }
  /// The golden text of a name.
  package func goldenText(_ name: String) -> GoldenFile { file(name, "txt", in: folder) }
  /// The picture that a difference left.
  package func actualPicture(_ name: String) -> GoldenFile { file(name, "actual.png", in: traces) }
  /// The text that a difference left.
  package func actualText(_ name: String) -> GoldenFile { file(name, "actual.txt", in: traces) }
  /// The picture of a difference.
  package func differencePicture(_ name: String) -> GoldenFile {
    file(name, "difference.png", in: traces)
  }

  /// Compares a snapshot with the golden one, or records it.
  ///
  /// Only the parts of the snapshot are compared: one without a picture asks for no golden picture.
  /// Where masks are given, they cover the golden picture as well as the actual one. The pixels of a web
  /// engine's rectangles may differ as those of smoothed edges do.
  ///
  /// - Throws: ``GoldenFileError`` if a golden file cannot be read or written. A golden picture that is
  ///   no picture is not replaced unless the mode is ``SnapshotRecording/all``.
  package func compare(
    _ actual: Snapshot, named name: String, tolerance: PixelTolerance = .exact,
    masks: [PixelRect] = [], engineAreas: [PixelRect] = []
  ) throws(GoldenFileError) -> Outcome {
    try removeTraces(of: name)
    if recording == .all {
      let isNew = absentParts(of: actual, name) != Snapshot()
      let difference =
        isNew ? nil : try? self.difference(actual, name, tolerance, masks, engineAreas)
      try record(actual, name: name)
      return .recorded(isNew ? Self.absence : difference?.summary ?? "it is the same")
    }
    // Where one file of a pair is missing, the other one is golden all the same.
    if let difference = try difference(actual, name, tolerance, masks, engineAreas) {
      guard recording.records(isMissing: false, isStale: true) else {
        return try leave(difference, of: actual, named: name)
      }
      try record(actual, name: name)
      return .recorded(difference.summary)
    }
    let absent = absentParts(of: actual, name)
    guard absent != Snapshot() else { return .same }
    guard recording.records(isMissing: true, isStale: false) else {
      try writeActual(actual, name: name)
      return .missing
    }
    try record(absent, name: name)
    return .recorded(Self.absence)
  }

  /// Leaves the traces of a difference.
  private func leave(
    _ difference: SnapshotDifference, of actual: Snapshot, named name: String
  ) throws(GoldenFileError) -> Outcome {
    try writeActual(actual, name: name)
    if let pixels = difference.pixels { try differencePicture(name).write(pixels.picture) }
    return .different(difference)
  }

  private static let absence = "there was no golden file"

  private func file(_ name: String, _ type: String, in folder: URL) -> GoldenFile {
    GoldenFile(folder.appendingPathComponent("\(name).\(type)"))
  }

  /// The parts of a snapshot without a golden file.
  private func absentParts(of actual: Snapshot, _ name: String) -> Snapshot {
    Snapshot(
      picture: goldenPicture(name).exists ? nil : actual.picture,
      text: goldenText(name).exists ? nil : actual.text)
  }

  /// How the parts that have a golden file differ from it.
  private func difference(
    _ actual: Snapshot, _ name: String, _ tolerance: PixelTolerance, _ masks: [PixelRect],
    _ engineAreas: [PixelRect]
  ) throws(GoldenFileError) -> SnapshotDifference? {
    let absent = absentParts(of: actual, name)
    let picture =
      actual.picture == nil || absent.picture != nil ? nil : try goldenPicture(name).picture()
    let text = actual.text == nil || absent.text != nil ? nil : try goldenText(name).text()
    return SnapshotDifference(
      golden: Snapshot(picture: picture?.masked(masks), text: text),
      actual: Snapshot(picture: actual.picture?.masked(masks), text: actual.text),
      tolerance: tolerance, engineAreas: engineAreas)
  }

  private func record(_ snapshot: Snapshot, name: String) throws(GoldenFileError) {
    if let picture = snapshot.picture { try goldenPicture(name).write(picture) }
    if let text = snapshot.text { try goldenText(name).write(text) }
  }

  private func writeActual(_ snapshot: Snapshot, name: String) throws(GoldenFileError) {
    if let picture = snapshot.picture { try actualPicture(name).write(picture) }
    if let text = snapshot.text { try actualText(name).write(text) }
  }

  private func removeTraces(of name: String) throws(GoldenFileError) {
    try actualPicture(name).remove()
    try actualText(name).remove()
    try differencePicture(name).remove()
  }
}
