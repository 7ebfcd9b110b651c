import CairoRenderer
import DisplayList
public import Foundation

/// A folder of golden pictures, each a PNG and a text file of the same name.
///
/// A snapshot that differs leaves `.actual.png`, `.actual.txt` and `.difference.png` beside the
/// golden ones; they go away when it is the same again.
public struct SnapshotStore: Sendable {
  /// How a comparison came out.
  public enum Outcome: Sendable, Hashable {
    /// Picture and text are the golden ones.
    case same
    /// The golden files were written; why.
    case recorded(String)
    /// There is a difference, or nothing to compare with; which.
    case different(String)
  }

  /// The folder.
  public let folder: URL
  /// The folder of the golden pictures, where they are for readers as well.
  public let pictures: URL
  /// When golden files are written.
  public let recording: SnapshotRecording

  /// Names a folder, which is made when something is recorded.
  ///
  /// - Parameters:
  ///   - folder: The folder of the texts, and of what a difference leaves.
  ///   - pictures: The folder of the golden pictures; `nil` is the same.
  ///   - recording: When golden files are written.
  public init(folder: URL, pictures: URL? = nil, recording: SnapshotRecording) {
    self.folder = folder
    self.pictures = pictures ?? folder
    self.recording = recording
  }

  /// The folder of a test file's golden files.
  static func folder(ofTest filePath: String) -> URL {
    let test = URL(fileURLWithPath: filePath)
    var folder = test.deletingLastPathComponent()
    // Tests may be in topic folders below their target's.
    while folder.path != "/", folder.deletingLastPathComponent().lastPathComponent != "Tests" {
      folder.deleteLastPathComponent()
    }
    return folder.appendingPathComponent("__Snapshots__")
      .appendingPathComponent(test.deletingPathExtension().lastPathComponent)
  }

  /// Compares a snapshot with the golden one, or records it.
  public func compare(_ actual: Snapshot, named name: String) throws -> Outcome {
    try removeTraces(of: name)
    guard let golden = try golden(name) else {
      guard recording.records(isMissing: true, isStale: true) else {
        try write(actual, name: name + ".actual")
        return .different("there is no golden picture; run with FANLIGHT_RECORD=missing once")
      }
      try record(actual, name: name)
      return .recorded("there was no golden picture")
    }
    let difference = SnapshotDifference(golden: golden, actual: actual)
    if recording.records(isMissing: false, isStale: difference != nil) {
      try record(actual, name: name)
      return .recorded(difference?.summary ?? "it is the same")
    }
    guard let difference else { return .same }
    try write(actual, name: name + ".actual")
    try PNGEncoder.encode(difference.picture).write(to: file(name + ".difference", "png"))
    return .different(difference.summary)
  }

  private func file(_ name: String, _ type: String) -> URL {
    folder.appendingPathComponent("\(name).\(type)")
  }

  private func goldenPicture(_ name: String) -> URL {
    pictures.appendingPathComponent("\(name).png")
  }

  private func golden(_ name: String) throws -> Snapshot? {
    let (picture, text) = (goldenPicture(name), file(name, "txt"))
    guard FileManager.default.fileExists(atPath: picture.path),
      FileManager.default.fileExists(atPath: text.path)
    else { return nil }
    return Snapshot(
      picture: try PNGDecoder.decode(Data(contentsOf: picture), name: name),
      text: try String(contentsOf: text, encoding: .utf8))
  }

  private func record(_ snapshot: Snapshot, name: String) throws {
    try write(snapshot, picture: goldenPicture(name), name: name)
  }

  private func write(_ snapshot: Snapshot, name: String) throws {
    try write(snapshot, picture: file(name, "png"), name: name)
  }

  private func write(_ snapshot: Snapshot, picture: URL, name: String) throws {
    for folder in [folder, picture.deletingLastPathComponent()] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try PNGEncoder.encode(snapshot.picture).write(to: picture)
    try Data(snapshot.text.utf8).write(to: file(name, "txt"))
  }

  private func removeTraces(of name: String) throws {
    let traces = [
      file(name + ".actual", "png"), file(name + ".actual", "txt"),
      file(name + ".difference", "png"),
    ]
    for trace in traces where FileManager.default.fileExists(atPath: trace.path) {
      try FileManager.default.removeItem(at: trace)
    }
  }
}
