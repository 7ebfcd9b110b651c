import DisplayList
package import Foundation

/// A folder of golden files: pictures as PNG and texts, in pairs with the same base name.
///
/// If a snapshot differs, `.actual.png`, `.actual.txt` and `.difference.png` are written beside the golden
/// files or in a separate folder; they are removed when it matches again.
package struct SnapshotStore: Sendable {
  /// The outcome of a comparison.
  package enum Outcome: Sendable, Equatable {
    /// The snapshot matches the golden files.
    case same
    /// The golden files were written, for a reason.
    case recorded(String)
    /// The golden files are missing, and were not written.
    case missing
    /// The snapshot differs from the golden files.
    case different(SnapshotDifference)
  }

  /// The folder of the golden texts.
  package let folder: URL
  /// The folder of the golden pictures, if it differs from that of the texts.
  package let pictures: URL
  /// The folder for the files of differences.
  package let traces: URL
  /// When golden files are written.
  package let recording: SnapshotRecording

  /// Creates a store with a folder, which is created when a file is written.
  ///
  /// - Parameters:
  ///   - folder: The folder of the texts.
  ///   - pictures: The folder of the golden pictures; `nil` for the same folder.
  ///   - traces: The folder for the files of differences; `nil` for that of the texts.
  ///   - recording: When golden files are written.
  package init(
    folder: URL, pictures: URL? = nil, traces: URL? = nil, recording: SnapshotRecording
  ) {
    self.folder = folder
    self.pictures = pictures ?? folder
    self.traces = traces ?? folder
    self.recording = recording
  }

  /// Returns the golden picture with a base name.
  package func goldenPicture(_ name: String) -> GoldenFile { file(name, "png", in: pictures) }
  /// Returns the golden text with a base name.
  package func goldenText(_ name: String) -> GoldenFile { file(name, "txt", in: folder) }
  /// Returns the actual picture of a difference.
  package func actualPicture(_ name: String) -> GoldenFile { file(name, "actual.png", in: traces) }
  /// Returns the actual text of a difference.
  package func actualText(_ name: String) -> GoldenFile { file(name, "actual.txt", in: traces) }
  /// Returns the picture that shows a difference.
  package func differencePicture(_ name: String) -> GoldenFile {
    file(name, "difference.png", in: traces)
  }

  /// Compares a snapshot with the golden files, or records it.
  ///
  /// Only the parts that the snapshot has are compared. Masks are applied to both pictures. The pixels of web
  /// pages may differ like those of antialiased edges.
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
    // If one file of a pair is missing, the other one is compared nevertheless.
    if let difference = try difference(actual, name, tolerance, masks, engineAreas) {
      guard recording.records(isMissing: false, isStale: true) else {
        return try write(difference, of: actual, named: name)
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

  /// Writes the files of a difference.
  private func write(
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

  /// Returns the parts of a snapshot without a golden file.
  private func absentParts(of actual: Snapshot, _ name: String) -> Snapshot {
    Snapshot(
      picture: goldenPicture(name).exists ? nil : actual.picture,
      text: goldenText(name).exists ? nil : actual.text)
  }

  /// Returns the difference of the parts with a golden file.
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
